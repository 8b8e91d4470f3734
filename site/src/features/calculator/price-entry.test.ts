import { paise } from '@panai/contract/money/money'
import { decimalRupees, parseRupees } from '@panai/contract/money/rupees'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  emptyPrice,
  enterPrice,
  type PriceEntry,
  priceAt,
  priceHint,
  settlePrice,
  shortenPrice,
  shortenWaiting,
  stepPrice,
  suggestedPrice,
  typeIntoPrice,
} from './price-entry.ts'

const minimum = paise(335_00)
const suggested = suggestedPrice(minimum)
const hint = (entry: PriceEntry) => priceHint(entry, minimum).text

/** Types at the end of what is in the field. */
function type(entry: PriceEntry, characters: string): PriceEntry {
  return [...characters].reduce(
    (typed, character) => typeIntoPrice(typed, character, typed.text + character, minimum),
    entry,
  )
}

describe('the five hints', () => {
  it('before the first calculation', () => {
    expect(priceHint(emptyPrice, null)).toEqual({
      text: 'This will be set to suggested MRP after calculation.',
      isWrong: false,
    })
  })

  it.each([
    ['', 'Using suggested MRP: Rs. 335.00', false],
    ['335.00', 'Using your custom MRP: Rs. 335.00', false],
    ['400', 'Using your custom MRP: Rs. 400.00', false],
    ['33', 'Minimum allowed: Rs. 335.00', true],
    ['0', 'Minimum allowed: Rs. 335.00', true],
    ['.', 'Please enter a valid number.', true],
    ['4x', 'Please enter a valid number.', true],
  ])('with "%s" in the field', (text, expected, isWrong) => {
    expect(priceHint({ ...emptyPrice, text }, minimum)).toEqual({ text: expected, isWrong })
  })
})

describe('a whole text', () => {
  it('is taken from the minimum up', () => {
    expect(enterPrice(suggested, '335', minimum)).toMatchObject({ text: '335', custom: 335_00 })
    expect(enterPrice(suggested, 'Rs. 1,250.00', minimum)).toMatchObject({ text: '1250.00', custom: 1250_00 })
  })

  it.each([
    ['334.99', 'Minimum allowed: Rs. 335.00'],
    ['0', 'Minimum allowed: Rs. 335.00'],
    ['-400', 'Please enter a valid number.'],
    ['four hundred', 'Please enter a valid number.'],
    ['1e9', 'Please enter a valid number.'],
    ['9'.repeat(40), 'Please enter a valid number.'],
  ])('"%s" is refused, says why and leaves the price as it was', (text, reason) => {
    const own = priceAt(paise(500_00))
    const refused = enterPrice(own, text, minimum)
    expect(refused).toMatchObject({ text: '500.00', custom: 500_00 })
    expect(hint(refused)).toBe(reason)
    expect(hint(settlePrice(refused, minimum))).toBe('Using your custom MRP: Rs. 500.00')
  })

  it('that is empty stands for the suggested price', () => {
    expect(enterPrice(priceAt(paise(500_00)), ' ', minimum)).toEqual(emptyPrice)
  })
})

describe('typing', () => {
  it('keeps the digits out that come to too little, and takes the price when it is enough', () => {
    const four = type(emptyPrice, '4')
    expect(four).toMatchObject({ text: '', custom: null, waiting: '4' })
    expect(hint(four)).toBe('Minimum allowed: Rs. 335.00')
    expect(type(four, '0')).toMatchObject({ text: '', waiting: '40' })
    expect(type(four, '00')).toMatchObject({ text: '400', custom: 400_00, waiting: '' })
  })

  it('takes back a digit that waits', () => {
    const corrected = shortenWaiting(type(emptyPrice, '41'))
    expect(corrected).toMatchObject({ waiting: '4', refused: 'low' })
    expect(type(corrected, '50')).toMatchObject({ text: '450', custom: 450_00 })
    expect(shortenWaiting(type(emptyPrice, '4'))).toEqual(emptyPrice)
  })

  it('over all that is there changes nothing until it is enough', () => {
    const replaced = typeIntoPrice(suggested, '4', '4', minimum)
    expect(replaced).toMatchObject({ text: '335.00', custom: null, waiting: '4' })
    expect(typeIntoPrice(typeIntoPrice(replaced, '0', '0', minimum), '5', '5', minimum)).toMatchObject({
      text: '405',
      custom: 405_00,
    })
  })

  it('lets a decimal point in, even where it makes the price too low or no number', () => {
    const point = typeIntoPrice(priceAt(paise(500_00)), '.', '.', minimum)
    expect(point).toMatchObject({ text: '.', custom: 500_00, refused: null })
    expect(hint(point)).toBe('Please enter a valid number.')
    expect(typeIntoPrice(suggested, '.', '3.35', minimum)).toMatchObject({ text: '3.35', custom: null })
    expect(type({ ...emptyPrice, waiting: '33', refused: 'low' }, '.')).toMatchObject({ waiting: '33.' })
    expect(typeIntoPrice(suggested, '.', '335..00', minimum)).toMatchObject({ text: '335.00' })
  })

  it.each(['a', '-', 'e', '₹', '௧'])('"%s" is no part of a price', (character) => {
    expect(type(suggested, character)).toMatchObject({ text: '335.00', custom: null })
  })
})

describe('deleting', () => {
  it('may leave too little, which does not count and gives way when the field is left', () => {
    const short = shortenPrice(priceAt(paise(500_00)), '50', minimum)
    expect(short).toMatchObject({ text: '50', custom: 500_00 })
    expect(hint(short)).toBe('Minimum allowed: Rs. 335.00')
    expect(settlePrice(short, minimum)).toEqual(priceAt(paise(500_00)))
    expect(settlePrice(shortenPrice(suggested, '33', minimum), minimum)).toEqual(suggested)
  })

  it('of everything brings the suggested price', () => {
    expect(shortenPrice(priceAt(paise(500_00)), '', minimum)).toEqual(emptyPrice)
  })

  it('counts when enough is left', () => {
    expect(shortenPrice(priceAt(paise(4000_00)), '4000', minimum)).toMatchObject({ custom: 4000_00 })
  })
})

test('steps go by a rupee and not below the minimum', () => {
  expect(stepPrice(suggested, 1, minimum)).toMatchObject({ text: '336.00', custom: 336_00 })
  expect(stepPrice(emptyPrice, 1, minimum)).toMatchObject({ text: '336.00' })
  const stopped = stepPrice(suggested, -1, minimum)
  expect(stopped).toMatchObject({ text: '335.00', custom: null })
  expect(hint(stopped)).toBe('Minimum allowed: Rs. 335.00')
})

const aStep = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), text: fc.constantFrom(...'0123456789.a-') }),
  fc.record({ kind: fc.constant('paste' as const), text: fc.string({ maxLength: 8 }) }),
  fc.record({ kind: fc.constant('paste' as const), text: fc.integer({ min: 0, max: 2000 }).map(String) }),
  fc.record({ kind: fc.constant('replace' as const), text: fc.constantFrom(...'0123456789.') }),
  fc.record({ kind: fc.constantFrom('delete', 'take back', 'up', 'down', 'leave'), text: fc.constant('') }),
)

test('no price below the minimum counts, and none is typed into the field', () => {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 30 }), (steps) => {
      let entry = suggested
      for (const { kind, text } of steps) {
        const before = entry
        if (kind === 'type') entry = type(entry, text)
        if (kind === 'replace') entry = typeIntoPrice(entry, text, text, minimum)
        if (kind === 'paste') entry = enterPrice(entry, text, minimum)
        if (kind === 'delete') entry = shortenPrice(entry, entry.text.slice(0, -1), minimum)
        if (kind === 'take back') entry = shortenWaiting(entry)
        if (kind === 'up' || kind === 'down') entry = stepPrice(entry, kind === 'up' ? 1 : -1, minimum)
        if (kind === 'leave') entry = settlePrice(entry, minimum)

        expect(entry.custom ?? minimum).toBeGreaterThanOrEqual(minimum)
        const amount = parseRupees(entry.text)
        const isLow = entry.text !== '' && (amount === null || amount < minimum)
        if (isLow && entry.text !== before.text) expect([kind, text]).toSatisfy(isEditing)
        if (!isLow && entry.text !== '')
          expect(decimalRupees(entry.custom ?? minimum)).toBe(decimalRupees(amount ?? minimum))
      }
    }),
  )
})

function isEditing([kind, text]: [string, string]): boolean {
  return kind === 'delete' || text === '.'
}
