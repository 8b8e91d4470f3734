import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inRupees, writtenRupees } from './grouped-rupees.ts'
import { paise } from './money.ts'
import { parseRupees } from './rupees.ts'

test.each([
  [0, 'Rs. 0.00'],
  [5, 'Rs. 0.05'],
  [999_99, 'Rs. 999.99'],
  [1_350_00, 'Rs. 1,350.00'],
  [61_274_40, 'Rs. 61,274.40'],
  [1_00_000_00, 'Rs. 1,00,000.00'],
  [12_34_567_00, 'Rs. 12,34,567.00'],
  [-30_50, '−Rs. 30.50'],
  [-61_274_40, '−Rs. 61,274.40'],
])('%i paise are written %s', (amount, written) => {
  expect(inRupees(paise(amount))).toBe(written)
})

test('an amount of JSON is written to the paisa and read back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }).map(paise), (amount) => {
      expect(parseRupees(writtenRupees(amount / 100))).toBe(amount)
    }),
  )
})
