import { paise } from '@panai/contract/money/money'
import { defaultCalculation } from '@panai/contract/royalties/royalty-calculator'
import { specifiedRates } from '@panai/contract/royalties/specified-rates'
import { describe, expect, it } from 'vitest'
import {
  type CalculatorAction,
  calculationIn,
  changeCalculator,
  minimumPrice,
  startCalculator,
} from './calculator-state.ts'
import { priceAt } from './price-entry.ts'

const at = '2026-11-21T06:00:00.000Z'
const fresh = startCalculator(specifiedRates, null, at)
const after = (...actions: CalculatorAction[]) => actions.reduce(changeCalculator, fresh)
const calculate = { type: 'calculate', at } as const
const ownPrice = { type: 'set price', price: priceAt(paise(500_00)) } as const

it('starts with the defaults and nothing calculated', () => {
  expect(fresh).toMatchObject({ pages: '250', copies: '45', price: { text: '' }, calculatedAt: null })
  expect([calculationIn(fresh), minimumPrice(fresh)]).toEqual([null, null])
})

it('sets the price to the suggested one when it is calculated, and again when it is calculated again', () => {
  expect(after(calculate).price).toMatchObject({ text: '335.00', custom: null })
  expect(after(calculate, ownPrice, calculate).price).toMatchObject({ text: '335.00', custom: null })
})

describe('once calculated', () => {
  it.each<[string, CalculatorAction, string]>([
    ['size', { type: 'choose', change: { size: 'A4' } }, '385.00'],
    ['pages', { type: 'type pages', text: '100' }, '230.00'],
    ['binding', { type: 'choose', change: { binding: 'Hard Cover' } }, '345.00'],
    ['interior', { type: 'choose', change: { interior: 'Standard colour with White paper' } }, '685.00'],
  ])('another %s sets the price again', (_, change, text) => {
    expect(after(calculate, ownPrice, change).price).toMatchObject({ text, custom: null })
  })

  it('other copies leave the price alone', () => {
    const changed = after(calculate, ownPrice, { type: 'type copies', text: '7' })
    expect(calculationIn(changed)).toMatchObject({ copies: '7', customMrp: 500_00 })
  })

  it('a number of pages that is no book’s, or the same as before, leaves the price alone', () => {
    for (const text of ['', '2', '19', '1001', '99999999999', '250', '0250', '1e2', '-5', '25.5']) {
      const typed = after(calculate, ownPrice, { type: 'type pages', text })
      expect([text, typed.pages, typed.book.pages, typed.price.custom]).toEqual([text, text, 250, 500_00])
    }
  })
})

it.each([
  ['', 250],
  ['5', 20],
  ['-5', 20],
  ['1001', 1000],
  ['99999999999', 1000],
  ['20.6', 21],
  ['300', 300],
])('a field for pages that is left with "%s" in it counts %i', (text, pages) => {
  const typed = { type: 'type pages', text } as const
  for (const left of [after(typed, { type: 'leave pages' }), after(typed, calculate)])
    expect([left.pages, left.book.pages]).toEqual([String(pages), pages])
})

it.each(['-1', '1.5', '1e3', 'ten', ' ', '9'.repeat(22)])('"%s" is not taken for copies', (text) => {
  expect(after({ type: 'type copies', text }).copies).toBe('45')
})

it.each(['', '0', '1', '007', '9'.repeat(21)])('"%s" is', (text) => {
  expect(after({ type: 'type copies', text }).copies).toBe(text)
})

it('takes what was typed before anybody listened', () => {
  const fields = { size: '7 X 9 in', pages: '300', copies: '9' }
  expect(after({ type: 'adopt', fields })).toMatchObject({
    book: { pages: 300 },
    copies: '9',
    calculatedAt: null,
  })
  expect(after(calculate, { type: 'adopt', fields: { ...fields, pages: '250', mrp: '500' } })).toMatchObject({
    copies: '9',
    price: { custom: 500_00 },
  })
})

it('opens what an address asks for, with the suggested price in place of one that is too low', () => {
  const { copies: _, ...book } = defaultCalculation
  const open = (customMrp: number) =>
    startCalculator(specifiedRates, { book, copies: '1', customMrp: paise(customMrp) }, at)
  expect(open(400_00).price).toMatchObject({ text: '400.00', custom: 400_00 })
  expect(open(100_00).price).toMatchObject({ text: '335.00', custom: null })
  expect(after(calculate, ownPrice, { type: 'open', calculation: null, at })).toEqual(fresh)
})
