import { trimSizes } from '@panai/contract/language/vocabulary'
import { paise } from '@panai/contract/money/money'
import { bindings, interiors } from '@panai/contract/royalties/calculator-rates'
import { defaultCalculation } from '@panai/contract/royalties/royalty-calculator'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calculationTexts } from './calculation-parameters.ts'
import { calculationAddress, calculationOf, readCalculationSearch, searchOf } from './calculation-search.ts'

const { copies: _, ...defaultBook } = defaultCalculation

function readAddress(input: Record<string, unknown>) {
  return readCalculationSearch(calculationTexts(input))
}

describe('an address without a calculation', () => {
  it.each([
    {},
    { size: 'A9', pages: '19', binding: 'Leather', interior: 'gold', copies: '-1', mrp: '-5' },
    { pages: '1001', copies: '4.5', mrp: 'NaN' },
    { pages: '1e2', copies: 'many', size: '__proto__' },
    { pages: '', mrp: '', size: ['', 'A4'] },
    { pages: null, copies: { toString: null } },
    { copies: '9'.repeat(22), mrp: '9'.repeat(14), utm_source: 'letter' },
  ])('%j', (input) => {
    expect(calculationOf(readAddress(input))).toBeNull()
  })
})

describe('an address with one', () => {
  it('has the default for whatever is not there or absurd', () => {
    expect(calculationOf(readAddress({ pages: '100', size: 'A9', copies: '-3' }))).toEqual({
      book: { ...defaultBook, pages: 100 },
      copies: '45',
      customMrp: null,
    })
  })

  it('reads numbers that the router has made of the text, and the first of several', () => {
    expect(readAddress({ pages: 300, copies: 0, mrp: 400.5, size: ['A4', '6 X 9 in'] })).toMatchObject({
      pages: 300,
      copies: '0',
      mrp: '400.50',
      size: 'A4',
    })
  })

  it('takes an empty number of copies, as a form without JavaScript sends it, for none', () => {
    expect(readAddress({ copies: '' }).copies).toBe('0')
  })
})

test('the address of any calculation brings that calculation back', () => {
  const aCalculation = fc.record({
    book: fc.record({
      size: fc.constantFrom(...trimSizes),
      pages: fc.integer({ min: 20, max: 1000 }),
      binding: fc.constantFrom(...bindings),
      interior: fc.constantFrom(...interiors),
    }),
    copies: fc.stringMatching(/^\d{1,21}$/),
    customMrp: fc.option(fc.integer({ min: 0, max: 10 ** 15 - 1 }).map(paise), { nil: null }),
  })
  fc.assert(
    fc.property(aCalculation, (calculation) => {
      const address = new URL(calculationAddress(searchOf(calculation)), 'https://books.example')
      expect(calculationOf(readAddress(Object.fromEntries(address.searchParams)))).toEqual(calculation)
    }),
  )
})

test('no address is too absurd to be read', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('size', 'pages', 'copies', 'mrp', 'x'), fc.anything()),
      (input) => {
        calculationOf(readAddress(input))
      },
    ),
  )
})
