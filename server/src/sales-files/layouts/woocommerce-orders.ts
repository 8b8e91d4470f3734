import { type Currency, readCurrency } from '@panai/contract/money/currencies'
import { copies, salesLine } from '../sales-row.ts'
import { column, defineLayout, optional } from './layout.ts'

/**
 * Orders of the publisher's own shop as WooCommerce's Analytics exports them; its columns are in its source, `get_export_columns` of the orders
 * report. One row is an order with its books as `1× Title, 2× Another`; what was paid is of all of them together, so it is read of an order
 * of one book alone, and the others are calculated by their printed prices.
 */
export const woocommerceOrders = defineLayout({
  id: 'woocommerce-orders',
  name: 'WooCommerce orders',
  channel: 'direct',
  estimate: false,
  clerks: {
    where: 'WooCommerce: **Analytics**, *Orders*, *Download*',
    form: 'text with commas (CSV)',
    reads:
      'The books of an order by their titles, with the money where it is of one book alone; several are calculated by their printed prices.',
    watch: [
      'The file has no numbers of books: say once which book a title is.',
      'An order that is on hold or pending counts for nothing.',
    ],
  },
  columns: {
    date: column('date'),
    order: column('order #'),
    shown: column('n. revenue (formatted)'),
    status: column('status'),
    customer: optional('customer'),
    products: column('product(s)'),
    items: column('items sold'),
    net: column('net sales', 'n. revenue'),
  },
  signature: ['date', 'order', 'shown', 'status', 'products', 'items'],
  start: ({ fields }) => ({
    read() {
      const currency = currencyOf(fields.text('shown')) ?? fields.currency('shown')
      const status = fields.text('status').toLowerCase()
      const [items, net] = [fields.count('items'), fields.money('net', currency)]
      const bought = [...fields.text('products').matchAll(/(\d+)\s*[×x]\s*(.+?)(?=,\s*\d+\s*[×x]\s|$)/g)]
      const counted = bought.reduce((sum, [, count]) => sum + Number(count), 0)
      if (counted !== Math.abs(items)) fields.refuse('units_disagree', 'products')
      const sign = items < 0 || net < 0 ? -1 : 1
      const isPaid = paid.has(status)
      return bought.map(([, count, title]) =>
        salesLine({
          rowNumber: fields.rowNumber,
          measure: isPaid ? 'copies' : 'orders',
          channel: 'direct',
          estimate: false,
          period: fields.day('date', null),
          title: title?.trim() ?? null,
          orderId: fields.textIfAny('order'),
          buyerName: fields.textIfAny('customer'),
          marketplace: 'WooCommerce',
          // An order that is paid on delivery is sent while it is processed.
          payment: isPaid && status !== 'processing' ? { on: null, method: null } : null,
          terms: isPaid && sign > 0 ? null : status || null,
          ...copies(sign * Number(count)),
          currency,
          amount: bought.length === 1 ? net : null,
        }),
      )
    },
  }),
})

const paid = new Set(['completed', 'processing', 'refunded'])

/** `₹2,999.00`, as text or as the page's own sign for it; a sign that several currencies share says nothing. */
function currencyOf(shown: string): Currency | null {
  const text = shown.replaceAll('&#8377;', '₹').replaceAll('&nbsp;', ' ')
  return readCurrency(text.replace(/[-\d.,\s()]+/g, ''))
}
