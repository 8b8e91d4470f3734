import { expect, test } from 'vitest'
import { wholeNumber, wholeRupees } from './whole-rupees.ts'

test.each([
  [0, 'Rs. 0'],
  [999.49, 'Rs. 999'],
  [1_234.5, 'Rs. 1,235'],
  [1_23_456.4, 'Rs. 1,23,456'],
  [1_00_00_000, 'Rs. 1,00,00,000'],
  [-350, '-Rs. 350'],
  [-0.2, 'Rs. 0'],
])('%d rupees read %s', (rupees, words) => expect(wholeRupees(rupees)).toBe(words))

test('a number is grouped as in India', () => expect(wholeNumber(123_456)).toBe('1,23,456'))
