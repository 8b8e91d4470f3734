import { column, optional } from './layout.ts'
import { report } from './report.ts'

/**
 * Apple's report of what it pays: developers.apple.com/help/app-store-connect/reference/financial-report-fields. Days are written
 * MM/DD/YYYY and are those of Apple's own months; copies and share are negative for what came back. What the customer paid is with tax
 * and in the shop's currency, so only the share is read.
 */
export const appleFinancial = report({
  id: 'apple-financial',
  name: 'Apple Books financial report',
  channel: 'apple',
  estimate: false,
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
  means: {
    when: { from: 'start', to: 'end', order: 'month first' },
    numbers: [
      ['isbnOrAsin', 'isbn'],
      ['sku', 'vendor'],
    ],
    title: 'title',
    author: 'author',
    format: 'ebook',
    marketplace: 'country',
    copies: 'quantity',
    free: { priceOfZero: 'price' },
    kind: { column: 'kind', words: [[/^r/i, 'return']], others: 'sale', signs: 'written' },
    money: { currency: 'currency', proceeds: 'share' },
  },
  clerks: {
    where:
      'App Store Connect (iTunes Connect): **Payments and Financial Reports**; it needs the role Admin or Finance',
    form: 'text with tabs; unpack one that ends in `.gz`',
    reads: 'Copies and what Apple pays. What the customer paid is with tax and in the currency of the shop.',
    watch: [
      "Its months are Apple's own, of four or five weeks.",
      'Sales and Trends is another report, of estimates, and is not read.',
    ],
  },
  samples: [
    {
      columns: [
        ['Start Date', '03/29/2026'],
        ['End Date', '05/02/2026'],
        ['UPC', ''],
        ['ISRC/ISBN', '9788194012344'],
        ['Vendor Identifier', 'PANAI-001'],
        ['Quantity', 2],
        ['Partner Share', '69.30'],
        ['Extended Partner Share', '138.60'],
        ['Partner Share Currency', 'INR'],
        ['Sales or Return', 'S'],
        ['Apple Identifier', '1500000001'],
        ['Artist/Show/Developer/Author', 'கல்கி'],
        ['Title', 'பொன்னியின் செல்வன்'],
        ['Label/Studio/Network/Developer/Publisher', 'Panai'],
        ['Grid', ''],
        ['Product Type Identifier', 'EB1'],
        ['ISAN/Other Identifier', ''],
        ['Country Of Sale', 'IN'],
        ['Pre-order Flag', ''],
        ['Promo Code', ''],
        ['Customer Price', '99.00'],
        ['Customer Currency', 'INR'],
      ],
      rows: [
        {
          differs: {},
          gives: [
            {
              isbn: '9788194012344',
              title: 'பொன்னியின் செல்வன்',
              author: 'கல்கி',
              sku: 'PANAI-001',
              format: 'ebook',
              marketplace: 'IN',
              period: { from: '2026-03-29', to: '2026-05-02' },
              units: 2,
              currency: 'INR',
              amount: null,
              proceeds: 13_860,
            },
          ],
        },
        {
          differs: { Quantity: -1, 'Extended Partner Share': '-69.30', 'Sales or Return': 'R' },
          gives: [{ units: -1, unitsReturned: 1, proceeds: -6_930 }],
        },
        {
          differs: { Quantity: 4, 'Extended Partner Share': '0.00', 'Customer Price': '0.00' },
          gives: [{ units: 0, freeUnits: 4, proceeds: 0 }],
        },
      ],
    },
  ],
})
