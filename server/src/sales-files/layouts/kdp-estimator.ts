import type { SalesLayoutId } from '@panai/contract/sales/sales-files'
import { copies, salesLine } from '../sales-row.ts'
import {
  formatOfNumber,
  kdpBook,
  kdpColumns,
  kdpCopies,
  kdpFormat,
  kdpMoney,
  kdpTotals,
} from './kdp-columns.ts'
import { column, defineLayout, type Layout, optional } from './layout.ts'

/** The sheets of the Royalties Estimator. What it calls royalties are estimates until KDP's report of the month. */
const detailed = ['kdp-ebook', 'kdp-print'] as const

/** Paperbacks and hardcovers have the same columns, so the type of the sale tells them apart, or at last the tab's name. */
function royaltySheet(id: SalesLayoutId, number: string, supersedes: readonly SalesLayoutId[] = []): Layout {
  return defineLayout({
    id,
    columns: {
      ...kdpColumns,
      book: column(number),
      asin: optional('asin'),
      date: column('royalty date'),
      // Not every version says it; what was given away is known by its price then.
      transactionType: optional('transaction type'),
    },
    signature: ['date', 'book', 'sold', 'net', 'royalty'],
    totals: kdpTotals,
    supersedes,
    start: ({ fields, name }) => ({
      read() {
        const terms = fields.text('transactionType')
        const book = kdpBook(fields)
        const counted = kdpCopies(fields, terms)
        const line = salesLine({
          rowNumber: fields.rowNumber,
          channel: 'kdp',
          estimate: true,
          period: fields.dayOrMonth('date', null),
          ...book,
          title: fields.textIfAny('title'),
          author: fields.textIfAny('author'),
          format: kdpFormat(terms, name) ?? (id === 'kdp-print' ? 'paperback' : formatOfNumber(book.asin)),
          marketplace: fields.textIfAny('marketplace'),
          terms: [terms, fields.text('royaltyType')].filter((term) => term !== '').join(', ') || null,
          ...counted,
          ...kdpMoney(fields, counted.units),
        })
        return [line]
      },
    }),
  })
}

export const kdpCombined = royaltySheet('kdp-combined', 'asin/isbn', detailed)
export const kdpEbook = royaltySheet('kdp-ebook', 'asin')
export const kdpPrint = royaltySheet('kdp-print', 'isbn')

const readColumns = {
  date: column('date'),
  title: column('title'),
  author: column('author name', 'author'),
  asin: column('asin'),
  marketplace: column('marketplace'),
} as const

export const kdpKenp = defineLayout({
  id: 'kdp-kenp',
  columns: {
    ...readColumns,
    pages: column(
      'kindle edition normalized page (kenp) read',
      'kindle edition normalized pages (kenp) read',
      'kenp read',
    ),
  },
  signature: ['date', 'asin', 'pages'],
  start: ({ fields }) => ({
    read: () => [
      salesLine({
        rowNumber: fields.rowNumber,
        measure: 'pages',
        channel: 'kdp',
        estimate: true,
        period: fields.dayOrMonth('date', null),
        ...fields.book('asin'),
        title: fields.textIfAny('title'),
        author: fields.textIfAny('author'),
        format: 'ebook',
        marketplace: fields.textIfAny('marketplace'),
        pages: fields.count('pages'),
      }),
    ],
  }),
})

export const kdpOrders = defineLayout({
  id: 'kdp-orders',
  columns: { ...readColumns, paid: column('paid units'), free: column('free units') },
  signature: ['date', 'asin', 'paid', 'free'],
  start: ({ fields }) => ({
    read: () => [
      salesLine({
        rowNumber: fields.rowNumber,
        measure: 'orders',
        channel: 'kdp',
        estimate: true,
        period: fields.dayOrMonth('date', null),
        ...fields.book('asin'),
        title: fields.textIfAny('title'),
        author: fields.textIfAny('author'),
        format: 'ebook',
        marketplace: fields.textIfAny('marketplace'),
        ...copies(fields.count('paid')),
        freeUnits: fields.count('free'),
      }),
    ],
  }),
})
