import { expect, test } from 'vitest'
import { depositDay, differsTooMuch } from './close-steps.ts'

test.each([
  ['2026-10', '2026-11-07'],
  ['2026-12', '2027-01-07'],
  ['2027-02', '2027-03-07'],
  ['2027-03', '2027-04-30'],
])('tax that was withheld in %s is deposited until %s', (month, day) => {
  expect(depositDay(month)).toBe(day)
})

test.each([
  ['copies', 100, 150, false],
  ['copies', 100, 151, true],
  ['copies', 100, 49, true],
  // Twice as many, and yet so few that nobody would look.
  ['copies', 4, 12, false],
  ['copies', 0, 9, false],
  ['copies', 0, 10, true],
  ['copies', -20, 0, true],
  ['royalty', 2_000_00, 3_000_00, false],
  ['royalty', 1_999_00, 2_999_00, true],
  ['royalty', 500_00, 1_499_99, false],
] as const)('%s of %i and then %i: beyond the bound is %s', (figure, before, now, isBeyond) => {
  expect(differsTooMuch(figure, before, now)).toBe(isBeyond)
})
