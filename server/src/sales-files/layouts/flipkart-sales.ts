import { column } from './layout.ts'
import { report } from './report.ts'

/**
 * Sheet "Sales Report" of Flipkart's tax report; its columns as importers of such workbooks name them. It says what was invoiced, the
 * settlement of the same orders what is paid, so its rows are estimates. A cancellation takes back a sale, and its own cancellation
 * brings it again: the number of copies has the sign.
 */
export const flipkartSales = report({
  id: 'flipkart-sales',
  name: "Flipkart tax report, 'Sales Report'",
  channel: 'flipkart',
  estimate: true,
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
  means: {
    when: { day: 'date', order: 'day first' },
    numbers: [['sku', { column: 'sku', without: /^"*(?:SKU:)?|"*$/g }]],
    title: 'title',
    order: ['order', 'item'],
    marketplace: { always: 'Flipkart' },
    terms: 'kind',
    copies: 'quantity',
    kind: {
      column: 'kind',
      words: [
        [/^(?:sale|return cancellation)$/i, 'sale'],
        [/^(?:return|cancellation)$/i, 'return'],
      ],
      others: 'refused',
      signs: 'by kind',
    },
    money: { currency: { always: 'INR' }, amount: 'price' },
  },
  clerks: {
    where: null,
    form: 'workbook (.xlsx), sheet *Sales Report*',
    reads: 'What was invoiced: copies and their price after discount.',
    watch: ['The settlement of the same orders pays.'],
  },
  samples: [
    {
      columns: [
        ['Seller GSTIN', '33AAAAA0000A1Z5'],
        ['Order ID', 'OD330000000000000001'],
        ['Order Item ID', '33000000000000000101'],
        ['Product Title/Description', 'பொன்னியின் செல்வன்'],
        ['FSN', 'BOKX'],
        ['SKU', '"""SKU:PANAI-001"""'],
        ['HSN Code', 4901],
        ['Event Type', 'Sale'],
        ['Event Sub Type', 'Sale'],
        ['Order Date', '2026-04-21 00:00:00.0'],
        ['Item Quantity', 1],
        ['Price before discount', 450],
        ['Total Discount', 51],
        ['Price after discount (Price before discount-Total discount)', 399],
        ['Shipping Charges', 0],
        ['Taxable Value (Final Invoice Amount -Taxes)', 399],
      ],
      rows: [
        {
          differs: {},
          gives: [
            {
              sku: 'PANAI-001',
              title: 'பொன்னியின் செல்வன்',
              orderId: 'OD330000000000000001/33000000000000000101',
              marketplace: 'Flipkart',
              terms: 'Sale',
              period: { from: '2026-04-21', to: '2026-04-21' },
              units: 1,
              currency: 'INR',
              amount: 39_900,
            },
          ],
        },
        { differs: { 'Event Sub Type': 'Return' }, gives: [{ units: -1, amount: -39_900 }] },
        { differs: { 'Event Sub Type': 'Cancellation' }, gives: [{ units: -1, amount: -39_900 }] },
        { differs: { 'Event Sub Type': 'Return Cancellation' }, gives: [{ units: 1, amount: 39_900 }] },
      ],
    },
  ],
})
