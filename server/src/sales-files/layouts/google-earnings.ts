import { copies, salesLine } from '../sales-row.ts'
import { readIsbn } from '../values/read-isbn.ts'
import { column, defineLayout, optional } from './layout.ts'

/**
 * The report that ties to Google's payments. Its dates are days in Pacific time and stay what they are: its months are Google's months.
 * How the columns of the payment are spelt is not published, so they are found by what their names are about.
 */
export const googleEarnings = defineLayout({
  id: 'google-earnings',
  name: 'Google Play Books earnings',
  channel: 'google-play',
  estimate: false,
  clerks: {
    where: 'Google Play Books Partner Center: **Reports**, and beside the month *Download*',
    form: 'text with tabs',
    reads: 'Copies, the list price where it is in the currency of the payment, and what Google pays.',
    watch: [
      'It comes five working days after the end of the month, one for each payment profile.',
      "Days are Google's, of the Pacific coast, and so are its months.",
      'The sales transaction report is another one, which ties to no payment, and is not read.',
    ],
  },
  identifiedBy: 'period',
  columns: {
    earned: column('earnings date'),
    sold: column('transaction date'),
    id: column('id'),
    type: column('type'),
    quantity: column('qty', 'quantity'),
    isbn: column('primary isbn'),
    title: column('title'),
    author: column('author'),
    listCurrency: column('list price currency'),
    listPrice: column('list price [tax exclusive]'),
    country: optional(/country/),
    revenue: optional(/^publisher (?:revenue|earnings|share)(?!.*%)/),
    paidCurrency: optional(/^(?:payment|earnings?|payable) currency$/),
    paid: optional(/^(?:payment|earnings?|payable) amount$/),
    rate: optional(/(?:conversion|exchange) rate/),
  },
  signature: ['earned', 'sold', 'quantity', 'isbn'],
  totals: { book: ['isbn', 'title', 'author', 'id'], sums: ['quantity', 'paid', 'revenue'] },
  start: ({ fields, problems, preamble }) => {
    const inPayment = fields.has('paid') && fields.has('paidCurrency')
    const header = preamble.at(-1)?.number ?? null
    if (!inPayment && !fields.has('revenue')) problems.add('missing_column', header, 'Payment Amount')
    return {
      read() {
        const listCurrency = fields.currency('listCurrency')
        const currency = inPayment ? fields.currency('paidCurrency') : listCurrency
        const units = fields.count('quantity')
        const price = fields.moneyIfAny('listPrice', listCurrency)
        const identifier = fields.textIfAny('isbn')
        const sameCurrency = listCurrency === currency
        const line = salesLine({
          rowNumber: fields.rowNumber,
          channel: 'google-play',
          estimate: false,
          // A refund is earned, that is lost, on a later day than that of its sale.
          period: fields.day('earned', 'month first'),
          isbn: readIsbn(identifier ?? ''),
          identifier,
          title: fields.textIfAny('title'),
          author: fields.textIfAny('author'),
          format: 'ebook',
          orderId: fields.textIfAny('id'),
          marketplace: fields.textIfAny('country'),
          terms: fields.textIfAny('type'),
          ...copies(units),
          currency,
          // A price of another currency would be wrong in this one; the raw row keeps it.
          listPrice: sameCurrency ? price : null,
          amount: sameCurrency && price !== null ? price * units : null,
          proceeds: fields.money(inPayment ? 'paid' : 'revenue', currency),
          conversionRate: fields.textIfAny('rate'),
        })
        return [line]
      },
    }
  },
})
