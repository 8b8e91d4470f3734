import { expect, test } from 'vitest'
import { lastPayableMonth, payoutDay } from './calendar.ts'

test.each([
  ['2026-11-21', 'monthly', '2026-10', '2026-11-10'],
  ['2027-01-01', 'monthly', '2026-12', '2027-01-10'],
  ['2026-11-21', 'quarterly', '2026-09', '2026-10-10'],
  ['2026-12-31', 'quarterly', '2026-09', '2026-10-10'],
  ['2027-01-01', 'quarterly', '2026-12', '2027-01-10'],
  ['2027-03-31', 'quarterly', '2026-12', '2027-01-10'],
] as const)('on %s, %s: %s is paid, on %s', (day, cadence, month, due) => {
  expect(lastPayableMonth(day, cadence)).toBe(month)
  expect(payoutDay(month, 10)).toBe(due)
})
