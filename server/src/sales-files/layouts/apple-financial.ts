import { copies, salesLine } from '../sales-row.ts'
import { column, defineLayout, optional } from './layout.ts'

/**
 * Apple's report of what it pays: developers.apple.com/help/app-store-connect/reference/financial-report-fields. Days are written
 * MM/DD/YYYY and are those of Apple's own months; copies and share are negative for what came back. What the customer paid is with tax
 * and in the shop's currency, so only the share is read.
 */
export const appleFinancial = defineLayout({
  id: 'apple-financial',
  identifiedBy: 'period',
  columns: {
    start: column('start date'),
    end: column('end date'),
    isbn: column('isrc/isbn', 'isrc / isbn'),
    vendor: column('vendor identifier'),
    quantity: column('quantity'),
    share: column('extended partner share'),
    currency: column('partner share currency'),
    kind: column('sales or return', 'sale or return'),
    author: optional('artist/show/developer/author', 'artist / show / developer / author'),
    title: column('title'),
    country: optional('country of sale'),
    price: optional('customer price'),
  },
  signature: ['start', 'end', 'isbn', 'share', 'currency', 'kind'],
  totals: { book: ['isbn', 'vendor', 'title', 'author'], sums: ['quantity', 'share'] },
  start: ({ fields }) => ({
    read() {
      const currency = fields.currency('currency')
      const units = fields.count('quantity')
      const proceeds = fields.money('share', currency)
      const isReturn = /^r/i.test(fields.text('kind'))
      if (isReturn ? units > 0 || proceeds > 0 : units < 0 || proceeds < 0)
        fields.refuse('sign_differs', 'kind')
      const price = fields.text('price')
      const isFree = proceeds === 0 && price !== '' && !/[1-9]/.test(price)
      const vendor = fields.textIfAny('vendor')
      const book = fields.book('isbn')
      return [
        salesLine({
          rowNumber: fields.rowNumber,
          channel: 'apple',
          estimate: false,
          period: fields.days('start', 'end', 'month first'),
          ...book,
          sku: vendor,
          identifier: book.identifier ?? vendor,
          title: fields.textIfAny('title'),
          author: fields.textIfAny('author'),
          format: 'ebook',
          marketplace: fields.textIfAny('country'),
          ...(isFree ? { ...copies(0), freeUnits: units } : copies(units)),
          currency,
          proceeds,
        }),
      ]
    },
  }),
})
