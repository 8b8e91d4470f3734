import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { Currency } from '@panai/contract/money/currencies'
import type { ChannelTaxes } from '@panai/contract/royalties/channel-taxes'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { RoyaltyBasis, SalesMeasure } from '@panai/contract/sales/sales-files'
import type { Period } from './values/read-date.ts'

/** What a row of a file says, whatever its channel. Money is in the smallest units of `currency`, and negative for what came back. */
export type SalesLine = {
  rowNumber: number
  /** Where one order is spread over rows: the others. */
  furtherRows: readonly number[]
  measure: SalesMeasure
  channel: SalesChannel
  /** The number of the account of our own whose row it is; null: of none. */
  account: number | null
  /** Never paid. */
  estimate: boolean
  isbn: string | null
  asin: string | null
  sku: string | null
  /** The book's number as the file writes it: it may be none that we know, and is shown to the clerk who matches the row. */
  identifier: string | null
  title: string | null
  author: string | null
  format: BookFormat | null
  orderId: string | null
  buyerName: string | null
  /** Set where it is paid already, or where the money of what came back has been given back: then nobody owes it. */
  payment: Payment | null
  /** `Amazon.in`, `LS-United States`, `IN`. */
  marketplace: string | null
  /** The channel's word for the kind of sale: `Standard - Paperback`, `Free - Promotion`. */
  terms: string | null
  period: Period
  /** Paid copies, less returned ones; negative when more came back. */
  units: number
  unitsSold: number
  unitsReturned: number
  /**
   * Copies that money given back is of, if copies came back for it at all, and not only a part of the price: the file does not tell. They are in
   * `units` and `unitsReturned` until it is known. Null: nothing is unknown.
   */
  refundOf: number | null
  /** Given away; never among `units`. */
  freeUnits: number
  pages: number
  /** Null: the row has no money. */
  currency: Currency | null
  /** Of one copy, without tax where the channel says so. */
  listPrice: number | null
  /** What was paid for the copies: by buyers, or by shops where the channel sells to them. */
  amount: number | null
  /** Printing, delivery and fees that the channel took off, positive. */
  costs: number | null
  /** What the channel owes us for the row, before any tax that it keeps for the state: net income. */
  proceeds: number | null
  /** The discount of the account, in ten-thousandths, by which `proceeds` is reckoned of `amount`; null: the file says it, or nothing does. */
  discount: number | null
  /** Tax that it keeps: it transfers so much less than `proceeds`. Null: none. */
  taxes: ChannelTaxes | null
  /** The author's share, where the file fixes it; else the agreement does. */
  royalty: number | null
  royaltyBasis: RoyaltyBasis | null
  /** The rate by which the channel converted to `currency`, as it writes it. */
  conversionRate: string | null
}

export type Payment = {
  /** ISO date; null: the file does not say it. */
  on: string | null
  /** By what, as the file says it. */
  method: string | null
}

/** A line with its place and its identity. */
export type SalesRow = SalesLine & {
  sheet: string | null
  /** The same row in any file has the same: 32 hexadecimal digits, which a uuid column holds. */
  hash: string
  /** What names the sale, its figures aside, in the same form: the same in every file of its channel. Null: nothing but its figures does. */
  identity: string | null
  /** The cells as they stand in the file, under the sheet's headings; of an order spread over rows, the first row's. */
  raw: readonly string[]
}

const nothing = {
  furtherRows: [],
  measure: 'copies',
  account: null,
  isbn: null,
  asin: null,
  sku: null,
  identifier: null,
  title: null,
  author: null,
  format: null,
  orderId: null,
  buyerName: null,
  payment: null,
  marketplace: null,
  terms: null,
  units: 0,
  unitsSold: 0,
  unitsReturned: 0,
  refundOf: null,
  freeUnits: 0,
  pages: 0,
  currency: null,
  listPrice: null,
  amount: null,
  costs: null,
  proceeds: null,
  discount: null,
  taxes: null,
  royalty: null,
  royaltyBasis: null,
  conversionRate: null,
} as const

type Given = Partial<SalesLine> & Pick<SalesLine, 'rowNumber' | 'channel' | 'estimate' | 'period'>

/** A line in which everything that the layout does not know is empty. */
export function salesLine(given: Given): SalesLine {
  return { ...nothing, ...given }
}

/** Copies sold and returned from one signed number. */
export function copies(units: number): Pick<SalesLine, 'units' | 'unitsSold' | 'unitsReturned'> {
  return { units, unitsSold: Math.max(units, 0), unitsReturned: Math.max(-units, 0) }
}
