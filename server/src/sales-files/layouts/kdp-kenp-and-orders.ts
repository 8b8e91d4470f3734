import { column } from './layout.ts'
import { report } from './report.ts'

/** The sheets of the Royalties Estimator that have no money. Its figures are estimates until KDP's report of the month. */
const columns = {
  date: column('date'),
  title: column('title'),
  author: column('author name', 'author'),
  asin: column('asin'),
  marketplace: column('marketplace'),
} as const

const means = {
  when: { dayOrMonth: 'date' },
  numbers: [['isbnOrAsin', 'asin']],
  title: 'title',
  author: 'author',
  format: 'ebook',
  marketplace: 'marketplace',
} as const

const where = '**KDP Reports** (kdpreports.amazon.com), *Royalties Estimator*'

export const kdpKenp = report({
  id: 'kdp-kenp',
  name: "KDP Royalties Estimator, 'KENP Read'",
  channel: 'kdp',
  estimate: true,
  columns: {
    ...columns,
    pages: column(
      'kindle edition normalized page (kenp) read',
      'kindle edition normalized pages (kenp) read',
      'kenp read',
    ),
  },
  signature: ['date', 'asin', 'pages'],
  means: { ...means, measure: 'pages', pages: 'pages' },
  clerks: {
    where,
    form: 'workbook (.xlsx), sheet *KENP Read*',
    reads: 'Pages that subscribers have read.',
    watch: ["What they earn is in *Prior Months' Royalties*."],
  },
  samples: [
    {
      columns: [
        ['Date', '2026-04-03'],
        ['Title', 'பொன்னியின் செல்வன்'],
        ['Author Name', 'கல்கி'],
        ['ASIN', 'B0CXYZ1234'],
        ['Marketplace', 'Amazon.in'],
        ['Kindle Edition Normalized Page (KENP) Read', 412],
      ],
      rows: [
        {
          differs: {},
          gives: [
            {
              measure: 'pages',
              asin: 'B0CXYZ1234',
              title: 'பொன்னியின் செல்வன்',
              author: 'கல்கி',
              format: 'ebook',
              marketplace: 'Amazon.in',
              period: { from: '2026-04-03', to: '2026-04-03' },
              pages: 412,
              units: 0,
              currency: null,
            },
          ],
        },
        { differs: { Date: '2026-04' }, gives: [{ period: { from: '2026-04-01', to: '2026-04-30' } }] },
      ],
    },
  ],
})

export const kdpOrders = report({
  id: 'kdp-orders',
  name: "KDP Royalties Estimator, 'eBook Orders Placed'",
  channel: 'kdp',
  estimate: true,
  columns: { ...columns, paid: column('paid units'), free: column('free units') },
  signature: ['date', 'asin', 'paid', 'free'],
  means: { ...means, measure: 'orders', copies: 'paid', free: 'free' },
  clerks: {
    where,
    form: 'workbook (.xlsx), sheet *eBook Orders Placed*',
    reads: 'Orders of e-books. They are copies once they are paid for, and another sheet counts them then.',
  },
  samples: [
    {
      columns: [
        ['Date', '2026-04-03'],
        ['Title', 'பொன்னியின் செல்வன்'],
        ['Author Name', 'கல்கி'],
        ['ASIN', 'B0CXYZ1234'],
        ['Marketplace', 'Amazon.in'],
        ['Paid Units', 4],
        ['Free Units', 9],
      ],
      rows: [
        {
          differs: {},
          gives: [
            {
              measure: 'orders',
              asin: 'B0CXYZ1234',
              title: 'பொன்னியின் செல்வன்',
              format: 'ebook',
              marketplace: 'Amazon.in',
              period: { from: '2026-04-03', to: '2026-04-03' },
              units: 4,
              freeUnits: 9,
              currency: null,
            },
          ],
        },
      ],
    },
  ],
})
