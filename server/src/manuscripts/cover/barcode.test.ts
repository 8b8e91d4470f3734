import { isbnCheckDigit } from '@panai/contract/catalogue/staff/isbn'
import { BARCODE } from '@panai/contract/manuscripts/book-making'
import { paise } from '@panai/contract/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bar, drawBarcode, priceAddOn } from './barcode.ts'

/** By the General Specifications of GS1: the left-hand digits with odd parity; the others are turned about or mirrored. */
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const even = odd.map((digit) =>
  [...digit]
    .toReversed()
    .map((bit) => (bit === '1' ? '0' : '1'))
    .join(''),
)
const right = odd.map((digit) => [...digit].map((bit) => (bit === '1' ? '0' : '1')).join(''))
const parities = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
]
const parityOfAddOn = [
  'EEOOO',
  'EOEOO',
  'EOOEO',
  'EOOOE',
  'OEEOO',
  'OOEEO',
  'OOOEE',
  'OEOEO',
  'OEOOE',
  'OOEOE',
]

const MODULE = 0.29

/** Bars as a scanner sees them, a digit each module. */
function scanned(bars: readonly Bar[], length: number): string {
  const [first] = bars
  const modules = Array<string>(length).fill('0')
  for (const { x, width } of bars) {
    const from = Math.round((x - (first?.x ?? 0)) / MODULE)
    for (let at = from; at < from + Math.round(width / MODULE); at += 1) modules[at] = '1'
  }
  return modules.join('')
}

const split = (bits: string, length: number) => bits.match(new RegExp(`.{${length}}`, 'g')) ?? []

function readEan(bars: readonly Bar[]): string {
  const bits = scanned(bars, 95)
  expect([bits.slice(0, 3), bits.slice(45, 50), bits.slice(92)]).toEqual(['101', '01010', '101'])
  const left = split(bits.slice(3, 45), 7)
  const parity = left.map((digit) => (odd.includes(digit) ? 'O' : 'E')).join('')
  const digits = left.map((digit) => Math.max(odd.indexOf(digit), even.indexOf(digit)))
  return [
    parities.indexOf(parity),
    ...digits,
    ...split(bits.slice(50, 92), 7).map((digit) => right.indexOf(digit)),
  ].join('')
}

/** What begins with 1011 begins with 01011: the first module is white. */
function readAddOn(bars: readonly Bar[]): string {
  const bits = `0${scanned(bars, 46)}`
  expect(bits.slice(0, 5)).toBe('01011')
  const digits = split(`${bits.slice(5)}01`, 9).map((digit) => digit.slice(0, 7))
  const parity = digits.map((digit) => (odd.includes(digit) ? 'O' : 'E')).join('')
  const read = digits.map((digit) => Math.max(odd.indexOf(digit), even.indexOf(digit)))
  const sum = read.reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 3 : 9), 0)
  expect(parity).toBe(parityOfAddOn[sum % 10])
  return read.join('')
}

const EAN_BARS = 30

test('a scanner reads the ISBN and the price from the bars, whatever they are', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('978', '979'),
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 1, max: 8_999 }),
      (prefix, number, rupees) => {
        const digits = `${prefix}${String(number).padStart(9, '0')}`
        const isbn = `${digits}${isbnCheckDigit(digits)}`
        const addOn = priceAddOn(paise(rupees * 100))
        const { bars } = drawBarcode(isbn, addOn)
        expect(readEan(bars.slice(0, EAN_BARS))).toBe(isbn)
        expect(readAddOn(bars.slice(EAN_BARS))).toBe(addOn)
        expect(readEan(drawBarcode(isbn, null).bars)).toBe(isbn)
      },
    ),
    { numRuns: 200 },
  )
})

test('a number with another check digit gets no bars', () => {
  for (const last of [0, 1, 3, 4, 5, 6, 7, 8, 9])
    expect(() => drawBarcode(`978811900001${last}`, null)).toThrow()
  expect(() => drawBarcode('9788119000012', null)).not.toThrow()
})

test('the bars and their digits stay within the white room, with white on both sides', () => {
  for (const addOn of [null, '90250']) {
    const { bars, digits } = drawBarcode('9788119000012', addOn)
    expect(Math.min(...bars.map(({ x }) => x))).toBeGreaterThanOrEqual(11 * MODULE)
    expect(Math.max(...bars.map(({ x, width }) => x + width))).toBeLessThanOrEqual(BARCODE.width - 5 * MODULE)
    expect(Math.max(...digits.map(({ baseline }) => baseline))).toBeLessThan(BARCODE.height)
    expect(digits.map(({ text }) => text).join('')).toBe(`9788119000012${addOn ?? ''}`)
  }
})

test.each([
  [25_000, '90250'],
  [100, '90001'],
  [899_900, '98999'],
  [900_000, null],
  [25_050, null],
  [0, null],
])('%i paise are in the add-on as %s', (amount, addOn) => {
  expect(priceAddOn(paise(amount))).toBe(addOn)
})
