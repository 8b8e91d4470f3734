import { column, optional } from './layout.ts'
import { report } from './report.ts'

/**
 * Net sales by book and country (support.google.com/books/partner/answer/3323314). It names neither day nor currency and does not tie to
 * a payment, so its copies are estimates until the earnings report.
 */
export const googleSummary = report({
  id: 'google-summary',
  name: 'Google Play Books sales summary',
  channel: 'google-play',
  estimate: true,
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
  means: {
    when: 'month above',
    numbers: [['isbnOrAsin', 'isbn']],
    title: 'title',
    author: 'author',
    format: 'ebook',
    marketplace: 'country',
    copies: { sold: 'sold', returned: 'refunded', net: 'net' },
  },
  clerks: {
    where:
      'Google Play Books Partner Center: **Reports**, at the bottom a custom report, *Sales summary*, of one month; **Export report**',
    form: 'text with tabs',
    reads: 'Copies of each book in each country. Its money has no currency and is not read.',
    isOfOneMonth: true,
    watch: [
      'Take one month at a time: the file does not say of which days it is.',
      'The earnings report of the month pays.',
    ],
  },
  samples: [
    {
      columns: [
        ['Title', 'பொன்னியின் செல்வன்'],
        ['Author', 'கல்கி'],
        ['Primary ISBN', "'9788194012344"],
        ['Country of Sale', 'IN'],
        ['Units Purchased', 5],
        ['Units Refunded', 1],
        ['Net Units Sold', 4],
        ['Total Publisher Earnings', 472.2],
      ],
      rows: [
        {
          differs: {},
          gives: [
            {
              isbn: '9788194012344',
              title: 'பொன்னியின் செல்வன்',
              author: 'கல்கி',
              format: 'ebook',
              marketplace: 'IN',
              period: { from: '2026-04-01', to: '2026-04-30' },
              units: 4,
              unitsSold: 5,
              unitsReturned: 1,
              currency: null,
              proceeds: null,
            },
          ],
        },
      ],
    },
  ],
})
