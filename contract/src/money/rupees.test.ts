import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise } from './money.ts'
import { decimalRupees, parseRupees } from './rupees.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1350_00, '1350.00'],
  [58_05, '58.05'],
  [-30_50, '-30.50'],
  [-5, '-0.05'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
])('%i paise are written %s', (amount, written) => {
  expect(decimalRupees(paise(amount))).toBe(written)
})

test.each([
  ['400', 400_00],
  ['400.', 400_00],
  ['.5', 50],
  ['399.5', 399_50],
  ['0', 0],
  ['0335.00', 335_00],
  ['335.004', 335_00],
  ['335.005', 335_01],
  ['99.999', 100_00],
  [' 400 ', 400_00],
  ['Rs. 1,250.00', 1250_00],
  ['₹1,00,000', 1_00_000_00],
  ['INR 100,000.5', 1_00_000_50],
])('"%s" is an amount', (text, amount) => {
  expect(parseRupees(text)).toBe(amount)
})

test.each([
  '',
  ' ',
  '.',
  'Rs.',
  'abc',
  '-5',
  '+5',
  '1e3',
  '0x10',
  '1.2.3',
  '399,50',
  '1,2,3',
  '12,34,5',
  '4 00',
  'Infinity',
  'NaN',
  '1'.repeat(14),
])('"%s" is none', (text) => {
  expect(parseRupees(text)).toBeNull()
})

test('an amount that was written is read back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 15 - 1 }).map(paise), (amount) => {
      expect(parseRupees(decimalRupees(amount))).toBe(amount)
    }),
  )
})

test('whatever is typed is an amount of whole paise or none, and never throws', () => {
  const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,- eRs'), maxLength: 20 })
  fc.assert(
    fc.property(fc.oneof(keys, fc.string()), (text) => {
      const amount = parseRupees(text)
      expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
    }),
  )
})
