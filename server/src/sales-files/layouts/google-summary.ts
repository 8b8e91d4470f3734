import { salesLine } from '../sales-row.ts'
import { column, defineLayout, optional } from './layout.ts'
import { monthAbove } from './month-above.ts'

/**
 * Net sales by book and country (support.google.com/books/partner/answer/3323314). It names neither day nor currency and does not tie to
 * a payment, so its copies are estimates until the earnings report.
 */
export const googleSummary = defineLayout({
  id: 'google-summary',
  columns: {
    title: column('title'),
    author: column('author'),
    isbn: column('primary isbn'),
    country: optional('country of sale'),
    sold: column('units purchased'),
    refunded: column('units refunded'),
    net: column('net units sold'),
    earnings: column('total publisher earnings'),
  },
  signature: ['isbn', 'sold', 'refunded', 'net', 'earnings'],
  totals: { book: ['isbn', 'title', 'author'], sums: ['net', 'earnings'] },
  start: (sheet) => {
    const { fields } = sheet
    const period = monthAbove(sheet)
    return {
      read() {
        const [sold, refunded, net] = [fields.count('sold'), fields.count('refunded'), fields.count('net')]
        if (sold - refunded !== net) fields.refuse('units_disagree', 'net')
        return [
          salesLine({
            rowNumber: fields.rowNumber,
            channel: 'google-play',
            estimate: true,
            period,
            ...fields.book('isbn'),
            title: fields.textIfAny('title'),
            author: fields.textIfAny('author'),
            format: 'ebook',
            marketplace: fields.textIfAny('country'),
            units: net,
            unitsSold: sold,
            unitsReturned: refunded,
          }),
        ]
      },
    }
  },
})
