import { column, optional } from './layout.ts'
import { report } from './report.ts'

/**
 * The merchant tax report of Amazon.in, to buyers and to businesses (Seller Central, GST reports; its columns as importers of such
 * files name them). It says what was invoiced, and the settlement of the same orders what is paid, so its rows are estimates.
 */
export const amazonTax = report({
  id: 'amazon-tax',
  name: 'Amazon.in tax report (MTR)',
  channel: 'amazon',
  estimate: true,
  columns: {
    gstin: column('seller gstin'),
    type: column('transaction type'),
    order: column('order id'),
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
  means: {
    when: { day: 'invoiced', order: 'day first' },
    numbers: [
      ['sku', 'sku'],
      ['asin', 'asin'],
    ],
    title: 'description',
    order: 'order',
    marketplace: { always: 'Amazon.in' },
    terms: 'type',
    copies: 'quantity',
    // A cancelled order was invoiced to nobody.
    kind: {
      column: 'type',
      words: [
        [/cancel/i, 'nothing'],
        [/refund/i, 'return'],
      ],
      others: 'by the amount',
      signs: 'by kind',
    },
    money: { currency: { always: 'INR' }, amount: { ifFilled: 'principal', else: 'invoice' } },
  },
  clerks: {
    where:
      'Seller Central of Amazon.in has it as *Merchant Tax Report*, B2C and B2B each by itself; in which menu is not known',
    form: 'text with commas (CSV)',
    reads: 'What was invoiced: copies and their price without shipping.',
    watch: ['The settlement of the same orders pays.', 'The *Stock Transfer Report* has no sales.'],
  },
  samples: [
    {
      columns: [
        ['Seller Gstin', '33AAAAA0000A1Z5'],
        ['Invoice Number', 'IN-1'],
        ['Invoice Date', '21-04-2026'],
        ['Transaction Type', 'Shipment'],
        ['Order Id', '403-1111111-2222222'],
        ['Shipment Id', 'S1'],
        ['Shipment Date', '21-04-2026'],
        ['Order Date', '20-04-2026'],
        ['Shipment Item Id', '1'],
        ['Quantity', 2],
        ['Item Description', 'பொன்னியின் செல்வன்'],
        ['Asin', '8194012341'],
        ['Hsn/sac', '4901'],
        ['Sku', 'PANAI-001'],
        ['Ship To State', 'TAMIL NADU'],
        ['Invoice Amount', 848],
        ['Tax Exclusive Gross', 840.38],
        ['Total Tax Amount', 7.62],
        ['Principal Amount', 798],
        ['Principal Amount Basis', 798],
        ['Shipping Amount', 50],
      ],
      rows: [
        {
          differs: {},
          gives: [
            {
              asin: '8194012341',
              sku: 'PANAI-001',
              title: 'பொன்னியின் செல்வன்',
              orderId: '403-1111111-2222222',
              marketplace: 'Amazon.in',
              terms: 'Shipment',
              period: { from: '2026-04-21', to: '2026-04-21' },
              units: 2,
              currency: 'INR',
              amount: 79_800,
              proceeds: null,
            },
          ],
        },
        {
          differs: { 'Transaction Type': 'Refund', Quantity: 1, 'Principal Amount': -399 },
          gives: [{ units: -1, unitsReturned: 1, amount: -39_900 }],
        },
        { differs: { 'Transaction Type': 'Cancel' }, gives: [] },
        { differs: { 'Principal Amount': '' }, gives: [{ units: 2, amount: 84_800 }] },
      ],
    },
  ],
})
