import type { Currency } from './currencies.ts'
import type { SalesChannel } from './sales-channels.ts'
import type { BookFormat } from './vocabulary.ts'

/** What a column of a sales file can say, in the order in which a clerk is asked. Money is of the whole row, but for `price`. */
export const salesColumns = [
  'date',
  'isbn',
  'number',
  'title',
  'author',
  'format',
  'copies',
  'returned',
  'price',
  'amount',
  'proceeds',
  'currency',
  'channel',
  'order',
  'buyer',
  'marketplace',
] as const
export type SalesColumn = (typeof salesColumns)[number]

/** What each is called where somebody says which column it is. */
export const salesColumnWords: Record<SalesColumn, string> = {
  date: 'Day or month of the sale',
  isbn: 'ISBN or ASIN',
  number: 'Our own number of the book',
  title: 'Title',
  author: 'Author',
  format: 'Format',
  copies: 'Copies sold',
  returned: 'Copies that came back',
  price: 'Printed price of one copy',
  amount: 'Paid by the buyers, for all copies of the row',
  proceeds: 'Paid to us, for all copies of the row (our income)',
  currency: 'Currency',
  channel: 'Channel',
  order: 'Order or bill',
  buyer: 'Buyer',
  marketplace: 'Country or place',
}

/** By one of them a row names its book. */
export const bookColumns = ['isbn', 'number', 'title'] as const satisfies readonly SalesColumn[]

export const dayOrders = ['day first', 'month first'] as const
export type DayOrder = (typeof dayOrders)[number]

/** So many columns, letters of a cell and first rows of a file are shown and kept at most. */
export const MOST_MAPPED_COLUMNS = 100
export const MOST_SHOWN_LETTERS = 80
export const MOST_SHOWN_ROWS = 30
export const MOST_SHOWN_SHEETS = 8

/** A layout that somebody made of a header: the columns by their places, and what no column says. */
export type MappedLayout = {
  id: number
  /** The headings, with their spelling left aside. */
  header: readonly string[]
  columns: Partial<Record<SalesColumn, number>>
  channel: SalesChannel | null
  currency: Currency | null
  format: BookFormat | null
  dayOrder: DayOrder | null
  /** Amounts are in paise, cents. */
  isInSmallest: boolean
}
