import type { BookFormat } from '@panai/contract/language/vocabulary'
import { copies, salesLine } from '../sales-row.ts'
import { readIsbn } from '../values/read-isbn.ts'
import { column, defineLayout, optional } from './layout.ts'

/** The same figure of a month or of the reported period. Those of the year so far repeat earlier months and are never read. */
function figure(name: string) {
  return column(`mtd ${name}`, `ptd ${name}`)
}

/**
 * One row is a title in a market, a currency and a month. What came back is a line of its own: its copies and money are what the
 * figures after returns differ by from those before, whichever sign the file gives returns.
 */
export const ingramCompensation = defineLayout({
  id: 'ingram-compensation',
  name: 'IngramSpark publisher compensation',
  channel: 'ingram',
  estimate: false,
  clerks: {
    where:
      'IngramSpark: **Reports**, *Print Sales Report*: a period of one month, and as the form of delivery e-mail, *Tab-Delimited (Excel)*',
    form: 'text with tabs, though it is named `.xls`',
    reads:
      'For each book, market and month the copies and money before returns, and what came back as a line of its own. Columns that begin with `YTD` are never read: they repeat earlier months.',
    watch: [
      'Choose a period rather than days: it is what a payment is of.',
      '"Share & Sell" is not read: only its first columns are known, none of them money.',
    ],
  },
  identifiedBy: 'period',
  columns: {
    isbn: column('isbn'),
    isbn13: optional('isbn 13'),
    sku: optional('sku'),
    title: column('title'),
    author: column('author'),
    binding: optional('binding type'),
    listPrice: column('list price'),
    sold: figure('quantity'),
    soldWholesale: figure('extended wholesale'),
    soldPrinting: figure('extended print charge'),
    soldCompensation: figure('pub comp'),
    net: figure('net quantity'),
    netWholesale: figure('net wholesale'),
    netCompensation: figure('net pub comp'),
    currency: column('reporting currency code'),
    month: column('period name'),
    market: optional('market'),
    category: optional('sales category'),
  },
  signature: ['isbn', 'sold', 'netCompensation', 'currency', 'month'],
  totals: {
    book: ['isbn', 'isbn13', 'sku', 'title', 'author'],
    sums: ['sold', 'soldCompensation', 'netCompensation'],
  },
  start: ({ fields }) => ({
    read() {
      const currency = fields.currency('currency')
      const numbers = [fields.text('isbn13'), fields.text('isbn')].filter((number) => number !== '')
      const common = {
        rowNumber: fields.rowNumber,
        channel: 'ingram',
        estimate: false,
        period: fields.month('month'),
        isbn: numbers.map(readIsbn).find((isbn) => isbn !== null) ?? null,
        sku: fields.textIfAny('sku'),
        identifier: numbers[0] ?? null,
        title: fields.textIfAny('title'),
        author: fields.textIfAny('author'),
        format: formatOf(fields.text('binding')),
        marketplace: fields.textIfAny('market'),
        terms: fields.textIfAny('category'),
        currency,
        listPrice: fields.moneyIfAny('listPrice', currency),
      } as const
      const [sold, compensation] = [fields.count('sold'), fields.money('soldCompensation', currency)]
      const wholesale = fields.money('soldWholesale', currency)
      const returned = fields.count('net') - sold
      const returnedMoney = fields.money('netCompensation', currency) - compensation
      const printing = fields.moneyIfAny('soldPrinting', currency)
      const sale = salesLine({
        ...common,
        ...copies(sold),
        amount: wholesale,
        costs: printing === null ? null : Math.abs(printing),
        proceeds: compensation,
      })
      if (returned === 0 && returnedMoney === 0) return [sale]
      const giveBack = salesLine({
        ...common,
        ...copies(returned),
        amount: fields.money('netWholesale', currency) - wholesale,
        proceeds: returnedMoney,
      })
      return sold === 0 && compensation === 0 ? [giveBack] : [sale, giveBack]
    },
  }),
})

/** `Perfectbound (Trade Paper`, cut off as the file has it. */
function formatOf(binding: string): BookFormat | null {
  if (/case|hard|jacket|cloth/i.test(binding)) return 'hardback'
  if (/e-?book|epub|digital/i.test(binding)) return 'ebook'
  return /perfect|paper|saddle/i.test(binding) ? 'paperback' : null
}
