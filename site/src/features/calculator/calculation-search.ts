import { trimSizes } from '@panai/contract/language/vocabulary'
import type { Paise } from '@panai/contract/money/money'
import { decimalRupees, parseRupees } from '@panai/contract/money/rupees'
import { bindings, interiors } from '@panai/contract/royalties/calculator-rates'
import {
  defaultCalculation,
  FEWEST_PAGES,
  MOST_PAGES,
  type PrintedBook,
} from '@panai/contract/royalties/royalty-calculator'
import { type CalculationTexts, calculationParameters } from './calculation-parameters.ts'

/** Everything that a calculation starts from. */
export type Calculation = {
  readonly book: PrintedBook
  /** Digits as they were typed: they may be more than a number holds. None is 0 copies. */
  readonly copies: string
  /** Null for the suggested one. */
  readonly customMrp: Paise | null
}

/** What the address of the calculator says; what is undefined has its default. Without any of it nothing is calculated. */
export type CalculationSearch = {
  size?: PrintedBook['size'] | undefined
  pages?: number | undefined
  binding?: PrintedBook['binding'] | undefined
  interior?: PrintedBook['interior'] | undefined
  copies?: string | undefined
  mrp?: string | undefined
}

const digits = /^\d{1,21}$/

/** Reads any address: what is unknown or out of bounds is as if it were not there. */
export function readCalculationSearch(texts: CalculationTexts): CalculationSearch {
  const { size, pages, binding, interior, copies, mrp } = texts
  const price = parseRupees(mrp ?? '')
  return {
    size: trimSizes.find((known) => known === size),
    pages: readPages(pages ?? '') ?? undefined,
    binding: bindings.find((known) => known === binding),
    interior: interiors.find((known) => known === interior),
    copies: copies === '' ? '0' : copies && digits.test(copies) ? copies : undefined,
    mrp: price === null ? undefined : decimalRupees(price),
  }
}

/** A number of pages that a book can have, or null. */
export function readPages(text: string): number | null {
  const pages = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return pages >= FEWEST_PAGES && pages <= MOST_PAGES ? pages : null
}

export function isCopies(text: string): boolean {
  return text === '' || digits.test(text)
}

/** The calculation that an address asks for, or null when it asks for none. */
export function calculationOf(search: CalculationSearch): Calculation | null {
  if (Object.values(search).every((value) => value === undefined)) return null
  const { copies, ...book } = defaultCalculation
  return {
    book: {
      size: search.size ?? book.size,
      pages: search.pages ?? book.pages,
      binding: search.binding ?? book.binding,
      interior: search.interior ?? book.interior,
    },
    copies: search.copies ?? String(copies),
    customMrp: parseRupees(search.mrp ?? ''),
  }
}

export function searchOf({ book, copies, customMrp }: Calculation): CalculationSearch {
  return {
    ...book,
    copies: copies === '' ? '0' : copies,
    mrp: customMrp === null ? undefined : decimalRupees(customMrp),
  }
}

/** The one spelling of an address of the calculator. */
export function calculationAddress(search: CalculationSearch): string {
  const query = new URLSearchParams()
  for (const name of calculationParameters) {
    const value = search[name]
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size > 0 ? `/royaltyform?${query}` : '/royaltyform'
}
