import { copies, salesLine } from '../sales-row.ts'
import { column, defineLayout, optional } from './layout.ts'
import { monthAbove } from './month-above.ts'

/**
 * Sheet "Sales Detail (Net Sales)" of ACX's statement since April 2024, its columns as two loaders of such workbooks name them. The
 * month stands on the cover sheet alone, so the clerk gives it. A recording has no format of a book. The statement before had columns
 * by kind of customer and named no currency: it is not read.
 */
export const acxSalesDetail = defineLayout({
  id: 'acx-sales-detail',
  identifiedBy: 'balance',
  columns: {
    product: column('product id'),
    isbn: optional('digital isbn'),
    author: optional('author'),
    title: column('title'),
    earner: column('royalty earner'),
    kind: optional('transaction type'),
    market: optional('marketplace', 'region'),
    purchase: optional('purchase type'),
    offer: optional('offer'),
    currency: column('currency'),
    units: column('net units'),
    sales: column('net sales'),
    earned: column('net royalties earned'),
  },
  signature: ['product', 'earner', 'currency', 'units', 'sales', 'earned'],
  totals: { book: ['product', 'isbn', 'title', 'author'], sums: ['units', 'sales', 'earned'] },
  start: (sheet) => {
    const { fields } = sheet
    const period = monthAbove(sheet)
    return {
      read() {
        const currency = fields.currency('currency')
        const product = fields.textIfAny('product')
        const said = [fields.text('kind'), fields.text('purchase'), fields.text('offer')]
        return [
          salesLine({
            rowNumber: fields.rowNumber,
            channel: 'audible',
            estimate: false,
            period,
            isbn: fields.book('isbn').isbn,
            sku: product,
            identifier: product,
            title: fields.textIfAny('title'),
            author: fields.textIfAny('author'),
            marketplace: fields.textIfAny('market'),
            terms: said.filter((part) => part !== '').join(', ') || null,
            ...copies(fields.count('units')),
            currency,
            amount: fields.money('sales', currency),
            proceeds: fields.money('earned', currency),
          }),
        ]
      },
    }
  },
})
