import { copies, salesLine } from '../sales-row.ts'
import { readAsin } from '../values/read-isbn.ts'
import { column, defineLayout, optional } from './layout.ts'

/**
 * The merchant tax report of Amazon.in, to buyers and to businesses (Seller Central, GST reports; its columns as importers of such
 * files name them). It says what was invoiced, and the settlement of the same orders what is paid, so its rows are estimates.
 */
export const amazonTax = defineLayout({
  id: 'amazon-tax',
  columns: {
    gstin: column('seller gstin'),
    type: column('transaction type'),
    order: column('order id'),
    item: optional('shipment item id'),
    invoiced: column('invoice date'),
    quantity: column('quantity'),
    description: optional('item description'),
    asin: optional('asin'),
    sku: column('sku'),
    principal: optional('principal amount'),
    invoice: column('invoice amount'),
    gross: column('tax exclusive gross'),
  },
  signature: ['gstin', 'type', 'order', 'sku', 'invoice', 'gross'],
  start: ({ fields }) => ({
    read() {
      const type = fields.text('type')
      // A cancelled order was invoiced to nobody.
      if (/cancel/i.test(type)) return []
      const asin = fields.textIfAny('asin')
      const quantity = Math.abs(fields.count('quantity'))
      const amount = fields.moneyIfAny('principal', 'INR') ?? fields.money('invoice', 'INR')
      return [
        salesLine({
          rowNumber: fields.rowNumber,
          channel: 'amazon',
          estimate: true,
          period: fields.day('invoiced', 'day first'),
          asin: readAsin(asin ?? ''),
          sku: fields.textIfAny('sku'),
          identifier: fields.textIfAny('sku') ?? asin,
          title: fields.textIfAny('description'),
          orderId: fields.textIfAny('order'),
          marketplace: 'Amazon.in',
          terms: type || null,
          ...copies(/refund/i.test(type) || amount < 0 ? -quantity : quantity),
          currency: 'INR',
          amount: /refund/i.test(type) ? -Math.abs(amount) : amount,
        }),
      ]
    },
  }),
})
