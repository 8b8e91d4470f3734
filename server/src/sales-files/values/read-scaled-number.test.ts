import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainNumber } from '../../formats/xlsx/plain-number.ts'
import { provenDecimalSign, readScaledNumber } from './read-scaled-number.ts'

test.each([
  ['1250', 125_000],
  ['-1,250.50', -125_050],
  ['₹ 1,25,000.00', 12_500_000],
  ['Rs. 399', 39_900],
  ['INR 399.5', 39_950],
  ['399.50 INR', 39_950],
  ['-$4.99', -499],
  ['$-4.99', -499],
  ['(12.30)', -1_230],
  ['12.30-', -1_230],
  ['\u221212.30', -1_230],
  ["'12.30", 1_230],
  [' 12 ', 1_200],
  ['.5', 50],
  ['7.', 700],
  ['-0.00', 0],
  ['(₹ 1,250.00)', -125_000],
  ['Rs. 1,250.00-', -125_000],
  ['Rs. 1,250/-', 125_000],
  ['ரூ. 399.50', 39_950],
  ['-ரூ 399', -39_900],
  ['௹௧,௨௫௦.௫௦', 125_050],
])('%s is %i paise', (text, paise) => {
  expect(readScaledNumber(text, 2)).toEqual({ value: paise, exact: true })
})

test.each(['', '.', '-', 'N/A', '1.2.3', '12,34', '1,23,4', '1e3', '0x10', '12 34', '१२', '1234567890123'])(
  '%j is no number',
  (text) => {
    expect(readScaledNumber(text, 2)).toBeNull()
  },
)

test('what lies between two paise is rounded away from zero, so that a return cancels its sale', () => {
  expect(readScaledNumber('1.005', 2)).toEqual({ value: 101, exact: false })
  expect(readScaledNumber('-1.005', 2)).toEqual({ value: -101, exact: false })
  expect(readScaledNumber('1.00499999999999', 2)).toEqual({ value: 100, exact: false })
})

const amount = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 })

test('an amount written in any way is read to the paisa', () => {
  const ways: ((text: string) => string)[] = [
    (text) => text,
    (text) => `₹${text}`,
    (text) => `${text}00`,
    (text) => (text.startsWith('-') ? `(${text.slice(1)})` : text),
    (text) => text.replace(/\B(?=(\d{3})+\.)/g, ','),
    (text) => text.replace(/(?<=\d)(?=(\d{2})*\d{3}\.)/g, ','),
  ]
  fc.assert(
    fc.property(amount, fc.constantFrom(...ways), (paise, way) => {
      const digits = String(Math.abs(paise)).padStart(3, '0')
      const text = `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
      expect(readScaledNumber(way(text), 2)).toEqual({ value: paise, exact: true })
    }),
  )
})

test.each([
  ['12.339999999999999', '12.34'],
  ['0.10000000000000001', '0.1'],
  ['199.5', '199.5'],
  ['9.789380001233E12', '9789380001233'],
  ['1.2E-4', '0.00012'],
  ['-1.5e3', '-1500'],
  ['99999999999999999', '100000000000000000'],
  ['0.99999999999999999', '1'],
  ['0', '0'],
  ['0E10', '0'],
  ['TRUE', 'TRUE'],
])("a workbook's %s is %s", (stored, plain) => {
  expect(plainNumber(stored)).toBe(plain)
})

test('an amount that went through a binary number is still the amount', () => {
  fc.assert(
    fc.property(amount, (paise) => {
      const stored = (paise / 100).toPrecision(17)
      expect(readScaledNumber(plainNumber(stored), 2)).toEqual({ value: paise, exact: true })
    }),
  )
})

test.each([
  ['4,99', 499],
  ['0,7', 70],
  ['0,982', 98],
  ['8,982', 898],
  ['1.500', 150_000],
  ['1.234.567,50', 123_456_750],
  ['1 234,50', 123_450],
  ['1\u202f234,5', 123_450],
  ['€ 4,99', 499],
  ['4,99-', -499],
  ['(12,30)', -1_230],
  ['௪,௯௯', 499],
  ['1250', 125_000],
])('%j with a comma before the decimals', (text, value) => {
  expect(readScaledNumber(text, 2, 'comma')?.value).toBe(value)
})

test.each([
  ['4.99', 'comma'],
  ['1,234.50', 'comma'],
  ['1,23,456', 'comma'],
  ['12.34.567', 'comma'],
  ['0.982', 'comma'],
  ['4,99', 'point'],
  ['0,982', 'point'],
  ['1.234,50', 'point'],
] as const)('%s is no number with a %s before the decimals', (text, sign) => {
  expect(readScaledNumber(text, 2, sign)).toBeNull()
})

test.each([
  ['4.99', 'point'],
  ['.5', 'point'],
  ['1,23,456', 'point'],
  ['1,234,567', 'point'],
  ['₹ 1,250.00', 'point'],
  ['1,250/-', 'point'],
  ['0.982', 'point'],
  ['1234.567', 'point'],
  ['4,99', 'comma'],
  ['USD 14,97', 'comma'],
  ['1.234.567', 'comma'],
  ['0,982', 'comma'],
  ['1234,567', 'comma'],
  ['8,982', 'either'],
  ['-1.500', 'either'],
  ['ரூ. 1,250', 'either'],
  ['1250', null],
  ['1 250', null],
  ['01.03.2026', null],
  ['1,2,3', null],
  ['18:30', null],
  ['Vol. 2,5', null],
  ['', null],
] as const)('%j proves: %s', (text, proven) => {
  expect(provenDecimalSign(text)).toBe(proven)
})

test('a number proves nothing that it was not written by', () => {
  const size = fc.integer({ min: 0, max: 999_999_999 })
  const places = fc.integer({ min: 0, max: 4 })
  const ways = [
    { sign: 'point', locale: 'en-IN' },
    { sign: 'point', locale: 'en-US' },
    { sign: 'comma', locale: 'de-DE' },
    { sign: 'comma', locale: 'fr-FR' },
  ] as const
  fc.assert(
    fc.property(size, places, fc.constantFrom(...ways), (given, digits, { sign, locale }) => {
      const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits })
      const text = format.format(given / 10 ** digits)
      expect([sign, 'either', null]).toContain(provenDecimalSign(text))
      expect(readScaledNumber(text, digits, sign)).toEqual({ value: given, exact: true })
    }),
  )
})
