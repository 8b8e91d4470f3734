import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { pieSlices } from './pie-slices.ts'

it('begins at twelve and goes with the clock', () => {
  expect(pieSlices([1, 1, 1, 1]).map(({ path }) => path)).toEqual([
    'M0 0L0 -1A1 1 0 0 1 1 0Z',
    'M0 0L1 0A1 1 0 0 1 0 1Z',
    'M0 0L0 1A1 1 0 0 1 -1 0Z',
    'M0 0L-1 0A1 1 0 0 1 0 -1Z',
  ])
})

it('draws the long way round for more than half, and nothing for nothing', () => {
  const [large, none] = pieSlices([3, 0, 1])
  expect(large?.path).toContain('A1 1 0 1 1')
  expect(none?.path).toBe('')
})

test('each slice begins where the one before it ended', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10 ** 12 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(amounts, (parts) => {
      const ends = pieSlices(parts).map(({ path }) => /^M0 0L(.+)A1 1 0 [01] 1 (.+)Z$/.exec(path))
      for (const [at, end] of ends.entries()) expect(end?.[1]).toBe(ends.at(at - 1)?.[2])
    }),
  )
})
