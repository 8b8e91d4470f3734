import { expect, test } from 'vitest'
import { tallyShortRun } from './tally-short-run.ts'

const finding = (figure: string) => ({ row: 'p99', figure, bound: '≤ 3 ms', reached: false })

test('what is measured has passed, however slow it was', () => {
  expect(tallyShortRun([{ name: 'login', findings: [finding('900 ms')] }])).toMatchObject({
    passed: 1,
    failures: [],
  })
})

test('a figure that is no number has failed, once for its measure', () => {
  const findings = [finding('NaN ms'), finding('NaN ms / 3 ms = NaN')]
  expect(tallyShortRun([{ name: 'lighthouse', findings }])).toMatchObject({
    passed: 0,
    failures: [{ title: 'lighthouse', message: 'p99: NaN ms' }],
  })
})

test('a measure that ends with an error has failed, one that wants a program is skipped, and both are named', () => {
  const tally = tallyShortRun([
    { name: 'search', why: 'syntax error', isMissing: false },
    { name: 'html', why: 'There is no Java.', isMissing: true },
  ])
  expect(tally.failures.map(({ title, message }) => [title, message])).toEqual([['search', 'syntax error']])
  expect(tally.skipped).toEqual(['the measure html: There is no Java.'])
})
