import type { BookFormat } from '../language/vocabulary.ts'
import type { Currency } from '../money/currencies.ts'
import type { SalesChannel } from './sales-channels.ts'

/** Tax that the channel keeps of a row, or gives back; channels write the parts of one tax in columns of their own. */
export const taxColumns = ['tds', 'tcs', 'tcs_cgst', 'tcs_sgst', 'gst_on_fees', 'gst_of_buyers'] as const
export type TaxColumn = (typeof taxColumns)[number]

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
  'status',
  'price',
  'amount',
  'proceeds',
  ...taxColumns,
  'currency',
  'channel',
  'order',
  'buyer',
  'paid_on',
  'payment_method',
  'marketplace',
] as const
export type SalesColumn = (typeof salesColumns)[number]

/** Those that a table may spread over several columns, such as one for each kind of customer: they are added up. */
export const summedColumns = [
  'copies',
  'returned',
  'amount',
  'proceeds',
] as const satisfies readonly SalesColumn[]
export type SummedColumn = (typeof summedColumns)[number]
/** The further columns of each, by their places. */
export type AddedColumns = Partial<Record<SummedColumn, number[] | undefined>>
export const MOST_ADDED_COLUMNS = 10

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
  status: 'State of the order, or kind of the row',
  price: 'Printed price of one copy',
  amount: 'Paid by the buyers, for all copies of the row',
  proceeds: 'Paid to us, for all copies of the row (our income)',
  tds: 'TDS: income tax deducted at source',
  tcs: 'TCS: tax collected at source, or its IGST part',
  tcs_cgst: 'TCS, its CGST part',
  tcs_sgst: 'TCS, its SGST or UTGST part',
  gst_on_fees: 'GST that the channel keeps on its fees',
  gst_of_buyers: 'GST of buyers that the channel passes on to us',
  currency: 'Currency',
  channel: 'Channel',
  order: 'Order or bill',
  buyer: 'Buyer',
  paid_on: 'Paid on: nothing is owed any more',
  payment_method: 'Paid by: cash, UPI, card',
  marketplace: 'Country or place',
}

/** Whether what the buyers paid is reckoned. */
export function needsPrice({ amount, price }: Partial<Record<SalesColumn, number | undefined>>): boolean {
  return amount === undefined && price !== undefined
}

/** Whether somebody must say if what is paid to us is before or after tax. */
export function hasTaxColumn(columns: Partial<Record<SalesColumn, number | undefined>>): boolean {
  return taxColumns.some((tax) => columns[tax] !== undefined)
}

/** By one of them a row names its book. */
export const identifyingColumns = ['isbn', 'number', 'title'] as const satisfies readonly SalesColumn[]

export const dayOrders = ['day first', 'month first'] as const
export type DayOrder = (typeof dayOrders)[number]

/** The sign before the decimals of a number. */
export const decimalSigns = ['point', 'comma'] as const
export type DecimalSign = (typeof decimalSigns)[number]

/**
 * What a row counts for by the state of its order or by its kind. `return`: it came back, whatever its signs. `sale_and_return`: one row says that it was
 * sold, perhaps in an earlier file, and has come back since. `nothing`: it is kept, and nothing is due of it. `ask`: nobody knows yet, so no file with
 * such a row is read.
 */
export const statusMeanings = ['sale', 'return', 'sale_and_return', 'nothing', 'ask'] as const
export type StatusMeaning = (typeof statusMeanings)[number]

/** A state or kind, and what it means. */
export type MappedStatus = { value: string; meaning: StatusMeaning }

/** A column that says more different things is no state or kind. */
export const MOST_STATUSES = 60

/** States are the same whatever their case and the blanks around them. */
export function statusKey(value: string): string {
  return value.normalize('NFKC').trim().toLowerCase()
}

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
  added?: AddedColumns
  /** Of the column `status`; those that it does not have are asked for. */
  statuses: readonly MappedStatus[]
  channel: SalesChannel | null
  /** The account of our own whose files have it, where nobody says another; null: none. */
  account: number | null
  currency: Currency | null
  format: BookFormat | null
  dayOrder: DayOrder | null
  /** Amounts are in paise, cents. */
  isInSmallest: boolean
  /** No column says what the buyers paid: it is copies times the price of one. */
  isAmountByPrice: boolean
  /** What is paid to us still has the tax in it that the channel keeps; else it is what is left. */
  isBeforeTax: boolean
}
