import { expect, test } from 'vitest'
import { isRoundedNumber } from './is-rounded-number.ts'

test.each([
  '9.78936E+12',
  '9,78936E+12',
  '9.78936e+12',
  "'9.78936E+12",
  ' 9.789E12 ',
  '1E+13',
  '9789360000000',
  '9789360000000.0',
])('%s was rounded', (text) => {
  expect(isRoundedNumber(text)).toBe(true)
})

test.each([
  '9789360001234',
  '9789361000000123',
  '978-93-6000-123-4',
  'B0ABCDE123',
  '5E10',
  'SKU-1000000000000',
  '1000000',
  '',
])('%s was not', (text) => {
  expect(isRoundedNumber(text)).toBe(false)
})
