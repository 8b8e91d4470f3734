import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDice } from './dice.ts'

const throws = (seed: number) => {
  const dice = createDice(seed)
  return Array.from({ length: 20 }, () => dice.below(1_000))
}

test('the same seed throws the same, another throws otherwise', () => {
  expect(throws(7)).toEqual(throws(7))
  expect(throws(8)).not.toEqual(throws(7))
})

test('a throw is a whole number below the limit', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (seed, limit) => {
      const thrown = createDice(seed).below(limit)
      expect(Number.isInteger(thrown) && thrown >= 0 && thrown < limit).toBe(true)
    }),
  )
})

test('every side comes about equally often', () => {
  const dice = createDice(1)
  const sides = [0, 1, 2, 3, 4, 5]
  const thrown = Array.from({ length: 6_000 }, () => dice.pick(sides))
  for (const side of sides) {
    const times = thrown.filter((one) => one === side).length
    expect(times).toBeGreaterThan(850)
    expect(times).toBeLessThan(1_150)
  }
})

test('there is nothing to pick from nothing', () => {
  expect(() => createDice(1).pick([])).toThrow(RangeError)
})
