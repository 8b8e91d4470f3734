import { copies, salesLine } from '../sales-row.ts'
import { column, defineLayout, optional } from './layout.ts'

/**
 * Kobo Writing Life's monthly report; its glossary: kobowritinglife.com/2016/10/03/new-sales-report-template. A refund has a negative
 * quantity. "Net due" is what Kobo pays, in the currency of the account, after its adjustments for promotions.
 */
export const koboSales = defineLayout({
  id: 'kobo-sales',
  identifiedBy: 'period',
  columns: {
    date: column('date'),
    country: optional('country'),
    quantity: column('total qty'),
    reason: optional('refund reason'),
    isbn: column('eisbn'),
    author: optional('author'),
    title: column('title'),
    price: optional('tax excluded list price'),
    priceCurrency: optional('lp currency', 'list price currency'),
    rate: optional('foreign exchange rate to payable currency', 'fx rate to payable currency'),
    net: column('net due (payable currency)'),
    currency: column('payable currency'),
  },
  signature: ['date', 'quantity', 'isbn', 'net', 'currency'],
  totals: { book: ['isbn', 'title', 'author'], sums: ['quantity', 'net'] },
  start: ({ fields }) => ({
    read() {
      const currency = fields.currency('currency')
      const units = fields.count('quantity')
      const sameCurrency = fields.text('priceCurrency') === fields.text('currency')
      const price = sameCurrency ? fields.moneyIfAny('price', currency) : null
      return [
        salesLine({
          rowNumber: fields.rowNumber,
          channel: 'kobo',
          estimate: false,
          period: fields.day('date', 'day first'),
          ...fields.book('isbn'),
          title: fields.textIfAny('title'),
          author: fields.textIfAny('author'),
          format: 'ebook',
          marketplace: fields.textIfAny('country'),
          terms: fields.textIfAny('reason'),
          ...copies(units),
          currency,
          listPrice: price,
          amount: price === null ? null : price * units,
          proceeds: fields.money('net', currency),
          conversionRate: fields.textIfAny('rate'),
        }),
      ]
    },
  }),
})
