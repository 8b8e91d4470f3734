import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCurrencyRate } from './currency-rates.ts'

/** As the database keeps it. */
const DIGITS = 8

test('a rate that is taken is still above 0 when it is kept', () => {
  const takes = (rupees: number) =>
    createCurrencyRate.body?.fields.safeParse({ currency: 'USD', valid_from: '2026-04-01', rupees })
      .success === true
  expect([83.25, 0.0055, 0.00000001].map(takes)).toEqual([true, true, true])
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (rupees) => {
      if (takes(rupees)) expect(Number(rupees.toFixed(DIGITS))).toBeGreaterThan(0)
    }),
    { examples: [[1e-320], [0.000000004], [0]] },
  )
})
