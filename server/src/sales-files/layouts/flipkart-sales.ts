import { copies, salesLine } from '../sales-row.ts'
import { column, defineLayout } from './layout.ts'

/**
 * Sheet "Sales Report" of Flipkart's tax report; its columns as importers of such workbooks name them. It says what was invoiced, the
 * settlement of the same orders what is paid, so its rows are estimates. A cancellation takes back a sale, and its own cancellation
 * brings it again: the number of copies has the sign.
 */
export const flipkartSales = defineLayout({
  id: 'flipkart-sales',
  columns: {
    gstin: column('seller gstin'),
    order: column('order id'),
    item: column('order item id'),
    title: column('product title/description'),
    sku: column('sku'),
    event: column('event type'),
    kind: column('event sub type'),
    date: column('order date'),
    quantity: column('item quantity'),
    price: column('price after discount (price before discount-total discount)', /^price after discount/),
  },
  signature: ['gstin', 'order', 'item', 'event', 'kind', 'quantity', 'price'],
  start: ({ fields }) => ({
    read() {
      const quantity = Math.abs(fields.count('quantity'))
      const amount = Math.abs(fields.money('price', 'INR'))
      const kind = fields.text('kind')
      const sign = signs[kind.toLowerCase()] ?? fields.refuse('unknown_value', 'kind')
      const sku = fields.text('sku').replace(/^"*(?:SKU:)?|"*$/g, '') || null
      return [
        salesLine({
          rowNumber: fields.rowNumber,
          channel: 'flipkart',
          estimate: true,
          period: fields.day('date', 'day first'),
          sku,
          identifier: sku,
          title: fields.textIfAny('title'),
          orderId: [fields.text('order'), fields.text('item')].filter((id) => id !== '').join('/') || null,
          marketplace: 'Flipkart',
          terms: kind || null,
          ...copies(sign * quantity),
          currency: 'INR',
          amount: sign * amount,
        }),
      ]
    },
  }),
})

const signs: Readonly<Record<string, 1 | -1>> = {
  sale: 1,
  return: -1,
  cancellation: -1,
  'return cancellation': 1,
}
