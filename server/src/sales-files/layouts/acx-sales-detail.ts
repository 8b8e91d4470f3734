import { column, optional } from './layout.ts'
import { report } from './report.ts'

/**
 * Sheet "Sales Detail (Net Sales)" of ACX's statement since April 2024, its columns as two loaders of such workbooks name them. The
 * month stands on the cover sheet alone, so the clerk gives it. A recording has no format of a book. The statement before had columns
 * by kind of customer and named no currency: it is not read.
 */
export const acxSalesDetail = report({
  id: 'acx-sales-detail',
  name: "ACX, 'Sales Detail (Net Sales)'",
  channel: 'audible',
  estimate: false,
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
  means: {
    when: 'month above',
    numbers: [
      ['sku', 'product'],
      ['isbn', 'isbn'],
    ],
    title: 'title',
    author: 'author',
    marketplace: 'market',
    terms: ['kind', 'purchase', 'offer'],
    copies: 'units',
    money: { currency: 'currency', amount: 'sales', proceeds: 'earned' },
  },
  clerks: {
    where: 'acx.com: **Sales Dashboard**, *Earnings Reports*, as it was for the older statement',
    form: 'workbook (.xlsx), sheet *Sales Detail (Net Sales)*',
    reads: 'Recordings sold less those returned, their net sales and what was earned.',
    isOfOneMonth: true,
    watch: [
      'The month stands on the cover sheet alone.',
      'Statements before April 2024 name no currency and are not read.',
    ],
  },
  samples: [
    {
      columns: [
        ['Royalty Earner', 'Panai'],
        ['Product ID', 'BK_ACX0_000001'],
        ['Author', 'கல்கி'],
        ['Title', 'பொன்னியின் செல்வன்'],
        ['Digital ISBN', ''],
        ['Provider Product ID', ''],
        ['Transaction Type', 'Sale'],
        ['Marketplace', 'US'],
        ['Purchase Type', 'AL'],
        ['Offer', ''],
        ['Royalty Rule', ''],
        ['Currency', 'USD'],
        ['Royalty Rate', '40%'],
        ['Payee Split', '100%'],
        ['Net Units', 2],
        ['Net Sales', 20.5],
        ['Net Royalties Earned', 8.2],
      ],
      rows: [
        {
          differs: {},
          gives: [
            {
              sku: 'BK_ACX0_000001',
              identifier: 'BK_ACX0_000001',
              isbn: null,
              title: 'பொன்னியின் செல்வன்',
              format: null,
              marketplace: 'US',
              terms: 'Sale, AL',
              period: { from: '2026-04-01', to: '2026-04-30' },
              units: 2,
              currency: 'USD',
              amount: 2_050,
              proceeds: 820,
            },
          ],
        },
        {
          differs: { 'Net Units': -1, 'Net Sales': -10.25, 'Net Royalties Earned': -4.1 },
          gives: [{ units: -1, unitsReturned: 1, amount: -1_025, proceeds: -410 }],
        },
      ],
    },
  ],
})
