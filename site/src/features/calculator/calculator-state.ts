import type { Paise } from '@panai/contract/money/money'
import type { CalculatorRates } from '@panai/contract/royalties/calculator-rates'
import {
  defaultCalculation,
  FEWEST_PAGES,
  MOST_PAGES,
  type PrintedBook,
  suggestedMrp,
} from '@panai/contract/royalties/royalty-calculator'
import { type Calculation, isCopies, readPages } from './calculation-search.ts'
import { emptyPrice, enterPrice, type PriceEntry, priceAt, suggestedPrice } from './price-entry.ts'

/** The form, and whether it has been calculated. Every figure follows from it. */
export type Calculator = {
  /** Those of the day on which the page was asked for. */
  readonly rates: CalculatorRates
  readonly book: PrintedBook
  /** What is in the field; `book` has the last number of pages that a book can have. */
  readonly pages: string
  readonly copies: string
  readonly price: PriceEntry
  /** The instant (ISO 8601) of the calculation; null before the first. */
  readonly calculatedAt: string | null
}

export type CalculatorAction =
  | { type: 'choose'; change: Partial<Pick<PrintedBook, 'size' | 'binding' | 'interior'>> }
  | { type: 'type pages'; text: string }
  | { type: 'leave pages' }
  | { type: 'type copies'; text: string }
  | { type: 'set price'; price: PriceEntry }
  | { type: 'calculate'; at: string }
  | { type: 'adopt'; fields: Readonly<Record<string, unknown>> }
  | { type: 'open'; calculation: Calculation | null; at: string }

/** @param calculation null for the form as a visitor finds it */
export function startCalculator(
  rates: CalculatorRates,
  calculation: Calculation | null,
  at: string,
): Calculator {
  if (calculation === null) {
    const { copies, ...book } = defaultCalculation
    const fields = { pages: String(book.pages), copies: String(copies) }
    return { rates, book, ...fields, price: emptyPrice, calculatedAt: null }
  }
  const { book, copies, customMrp } = calculation
  const minimum = suggestedMrp(rates, book)
  return {
    rates,
    book,
    pages: String(book.pages),
    copies,
    price: customMrp !== null && customMrp >= minimum ? priceAt(customMrp) : suggestedPrice(minimum),
    calculatedAt: at,
  }
}

export function changeCalculator(state: Calculator, action: CalculatorAction): Calculator {
  switch (action.type) {
    case 'choose':
      return withBook(state, { ...state.book, ...action.change })
    case 'type pages': {
      const pages = readPages(action.text)
      const typed = { ...state, pages: action.text }
      return pages === null || pages === state.book.pages ? typed : withBook(typed, { ...state.book, pages })
    }
    case 'leave pages':
      return withNearestPages(state)
    case 'type copies':
      return isCopies(action.text) ? { ...state, copies: action.text } : state
    case 'set price':
      return { ...state, price: action.price }
    case 'calculate': {
      const settled = withNearestPages(state)
      return {
        ...settled,
        price: suggestedPrice(suggestedMrp(state.rates, settled.book)),
        calculatedAt: action.at,
      }
    }
    case 'adopt':
      return withFields(state, action.fields)
    case 'open':
      return startCalculator(state.rates, action.calculation, action.at)
  }
}

/** What was typed before the page came to life told nobody: only the fields have it. */
function withFields(
  state: Calculator,
  { pages, copies, mrp }: Readonly<Record<string, unknown>>,
): Calculator {
  let next = state
  if (typeof pages === 'string' && pages !== state.pages)
    next = changeCalculator(next, { type: 'type pages', text: pages })
  if (typeof copies === 'string' && copies !== state.copies)
    next = changeCalculator(next, { type: 'type copies', text: copies })
  const minimum = minimumPrice(next)
  if (typeof mrp === 'string' && mrp !== state.price.text && minimum !== null)
    next = { ...next, price: enterPrice(next.price, mrp, minimum) }
  return next
}

/** Another book has another suggested price, which takes the place of the author's own. */
function withBook(state: Calculator, book: PrintedBook): Calculator {
  const price = state.calculatedAt === null ? state.price : suggestedPrice(suggestedMrp(state.rates, book))
  return { ...state, book, price }
}

/** A field that holds no number of pages gets the nearest one that a book can have. */
function withNearestPages(state: Calculator): Calculator {
  const typed = state.pages.trim() === '' ? Number.NaN : Number(state.pages)
  const pages = Number.isNaN(typed)
    ? state.book.pages
    : Math.min(MOST_PAGES, Math.max(FEWEST_PAGES, Math.round(typed)))
  const settled = { ...state, pages: String(pages) }
  return pages === state.book.pages ? settled : withBook(settled, { ...state.book, pages })
}

/** The least price that may be asked, or null before the first calculation. */
export function minimumPrice({ rates, book, calculatedAt }: Calculator): Paise | null {
  return calculatedAt === null ? null : suggestedMrp(rates, book)
}

/** What has been calculated, or null. */
export function calculationIn({ book, copies, price, calculatedAt }: Calculator): Calculation | null {
  return calculatedAt === null ? null : { book, copies, customMrp: price.custom }
}
