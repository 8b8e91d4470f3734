import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { RowFields } from '../row-fields.ts'
import { copies, type SalesLine } from '../sales-row.ts'
import { column, optional } from './layout.ts'

/** What the sheets of KDP have in common. */
export const kdpColumns = {
  title: column('title'),
  author: column('author name', 'author'),
  marketplace: column('marketplace'),
  royaltyType: column('royalty type'),
  sold: column('units sold'),
  refunded: column('units refunded'),
  net: column('net units sold'),
  listPrice: optional('avg. list price without tax'),
  offerPrice: column('avg. offer price without tax'),
  cost: optional(
    'avg. delivery/manufacturing cost',
    'avg. delivery cost',
    'avg. manufacturing cost',
    'avg. delivery / manufacturing cost',
  ),
  royalty: column('royalty', 'earnings'),
  currency: column('currency'),
} as const

/** Every row names its book. */
export const kdpTotals = { book: ['book', 'title', 'author'], sums: ['net', 'royalty'] } as const

type Name = keyof typeof kdpColumns

/** Sold, returned and given away. Copies at the price of nothing were given away, whatever their type is called. */
export function kdpCopies<More extends string>(fields: RowFields<Name | More>, terms: string) {
  const [sold, refunded, net] = [fields.count('sold'), fields.count('refunded'), fields.count('net')]
  if (sold - refunded !== net) fields.refuse('units_disagree', 'net')
  const price = fields.text('offerPrice')
  const isFree = /^free\b/i.test(terms) || (price !== '' && !/[1-9]/.test(price))
  return isFree
    ? { ...copies(0), freeUnits: net }
    : { units: net, unitsSold: sold, unitsReturned: refunded, freeUnits: 0 }
}

/** Prices are averages of the row's copies, so the amount is as exact as they are; the royalty is what KDP pays. */
export function kdpMoney<More extends string>(
  fields: RowFields<Name | More>,
  units: number,
): Pick<SalesLine, 'currency' | 'listPrice' | 'amount' | 'costs' | 'proceeds'> {
  const currency = fields.currency('currency')
  const offer = fields.moneyIfAny('offerPrice', currency)
  const cost = fields.moneyIfAny('cost', currency)
  return {
    currency,
    listPrice: fields.moneyIfAny('listPrice', currency),
    amount: offer === null ? null : offer * units,
    costs: cost === null ? null : cost * units,
    proceeds: fields.money('royalty', currency),
  }
}

/** The book by its ISBN or ASIN; of a sheet that has both by the ISBN, with the ASIN as a further number or in its place. */
export function kdpBook<More extends string>(fields: RowFields<'book' | 'asin' | More>) {
  const [book, other] = [fields.book('book'), fields.book('asin')]
  if (book.isbn === null && book.asin === null && other.asin !== null) return other
  return { ...book, asin: other.asin ?? book.asin }
}

/** KDP says it in the type of the sale; else the tab does, in workbooks with one for each format. */
export function kdpFormat(terms: string, tab: string | null): BookFormat | null {
  for (const said of [terms, tab ?? '']) {
    if (/hardcover/i.test(said)) return 'hardback'
    if (/paperback|expanded distribution/i.test(said)) return 'paperback'
    if (/e-?book/i.test(said)) return 'ebook'
  }
  return null
}

/** Where nothing else says it: a printed book stands under its ISBN among e-books, whose numbers begin with B. */
export function formatOfNumber(asin: string | null): BookFormat | null {
  return asin?.startsWith('B') ? 'ebook' : null
}
