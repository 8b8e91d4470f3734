import { expect, test } from 'vitest'
import { quarterWords } from './payout-rules.ts'

test.each([
  [2026, 1, 'April-June 2026'],
  [2026, 2, 'July-September 2026'],
  [2026, 3, 'October-December 2026'],
  [2026, 4, 'January-March 2027'],
] as const)('of the financial year from April %s the quarter %s is %s', (year, quarter, words) => {
  expect(quarterWords(year, quarter)).toBe(words)
})
