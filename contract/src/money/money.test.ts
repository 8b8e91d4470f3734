import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, toRupees } from './money.ts'

test.each([0, 1, 29_900, -500, Number.MAX_SAFE_INTEGER])('%i is an amount', (amount) => {
  expect(paise(amount)).toBe(amount)
})

test.each([0.5, 29_900.01, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
  '%d is no amount',
  (amount) => {
    expect(() => paise(amount)).toThrow(RangeError)
  },
)

test('rupees have at most two decimals and lose no paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
      const rupees = toRupees(paise(amount))
      expect(Math.round(rupees * 100)).toBe(amount)
      expect(JSON.stringify(rupees)).toMatch(/^\d+(\.\d{1,2})?$/)
    }),
  )
})
