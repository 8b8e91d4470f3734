import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRate, toPaise } from './to-paise.ts'

test.each([
  [1_000, 'USD', '83.125', 83_125],
  [1, 'USD', '83.125', 83],
  [-1, 'USD', '83.5', -84],
  [1, 'USD', '83.5', 84],
  [500, 'JPY', '0.5551', 27_755],
  [1_500, 'KWD', '271.40000001', 40_710],
  [0, 'EUR', '90', 0],
] as const)('%d of %s at %s is %d paise', (amount, currency, rate, paise) => {
  expect(toPaise(amount, currency, readRate(rate))).toBe(paise)
})

test('a return is the exact opposite of its sale, and a rate of eight decimals loses nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.integer({ min: 1, max: 10 ** 10 }),
      (amount, rate) => {
        const forth = toPaise(amount, 'USD', BigInt(rate))
        expect(toPaise(-amount, 'USD', BigInt(rate)) + forth).toBe(0)
        expect(Math.abs(forth - (amount * rate) / 10 ** 8)).toBeLessThanOrEqual(0.5 + forth * 1e-12)
      },
    ),
  )
})

test('what is no plain number is no rate', () => {
  for (const text of ['', '-1', '1e3', '1.123456789', 'NaN']) expect(() => readRate(text)).toThrow(RangeError)
})
