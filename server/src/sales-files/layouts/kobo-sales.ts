import { column, optional } from './layout.ts'
import { report } from './report.ts'

/**
 * Kobo Writing Life's monthly report; its glossary: kobowritinglife.com/2016/10/03/new-sales-report-template. A refund has a negative
 * quantity. "Net due" is what Kobo pays, in the currency of the account, after its adjustments for promotions.
 */
export const koboSales = report({
  id: 'kobo-sales',
  name: 'Kobo Writing Life sales report',
  channel: 'kobo',
  estimate: false,
  identifiedBy: 'period',
  columns: {
    date: column('date'),
    country: optional('country'),
    quantity: column('total qty'),
    reason: optional('refund reason'),
    isbn: column('eisbn'),
    author: optional('author'),
    title: column('title'),
    price: optional('tax excluded list price'),
    priceCurrency: optional('lp currency', 'list price currency'),
    rate: optional('foreign exchange rate to payable currency', 'fx rate to payable currency'),
    net: column('net due (payable currency)'),
    currency: column('payable currency'),
  },
  signature: ['date', 'quantity', 'isbn', 'net', 'currency'],
  totals: { book: ['isbn', 'title', 'author'], sums: ['quantity', 'net'] },
  means: {
    when: { day: 'date', order: 'day first' },
    numbers: [['isbnOrAsin', 'isbn']],
    title: 'title',
    author: 'author',
    format: 'ebook',
    marketplace: 'country',
    terms: 'reason',
    copies: 'quantity',
    money: {
      currency: 'currency',
      listPrice: { column: 'price', currency: 'priceCurrency' },
      amount: { byPrice: true },
      proceeds: 'net',
      rate: 'rate',
    },
  },
  clerks: {
    where: 'Kobo Writing Life mails it each month; it is under **Payment History** as well',
    form: 'workbook (.xlsx)',
    reads:
      'Copies, the list price where it is in the currency of the account, and what Kobo pays after its adjustments for promotions.',
    watch: ['Days are written as `21/04/2026`.', 'The figures of the dashboard are estimates and not read.'],
  },
  samples: [
    {
      columns: [
        ['Date', '21/04/2026'],
        ['Country', 'IN'],
        ['State', ''],
        ['Zip Code', ''],
        ['Content Type', 'Book'],
        ['Total Qty', 3],
        ['Refund Reason', ''],
        ['DealID', ''],
        ['Publisher Name', 'Panai'],
        ['Imprint', ''],
        ['eISBN', '9788194012344'],
        ['Author', 'கல்கி'],
        ['Title', 'பொன்னியின் செல்வன்'],
        ['List Price', 199],
        ['Tax Excluded List Price', 168.64],
        ['COGS %', '70%'],
        ['COGS Amount (LP Currency)', 354.14],
        ['LP Currency', 'INR'],
        ['Foreign Exchange Rate to Payable Currency', 1],
        ['COGS (Payable Currency)', 354.14],
        ['COGS based LP', 199],
        ['COGS based LP excluding tax', 168.64],
        ['COGS based LP Currency', 'INR'],
        ['COGS Adjustment (Payable Currency)', 0],
        ['Net Due (Payable Currency)', 354.14],
        ['Payable Currency', 'INR'],
        ['Total Tax (Payable Currency)', 0],
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
              period: { from: '2026-04-21', to: '2026-04-21' },
              units: 3,
              currency: 'INR',
              listPrice: 16_864,
              amount: 50_592,
              proceeds: 35_414,
            },
          ],
        },
        {
          differs: { 'Total Qty': -1, 'Refund Reason': 'Accidental', 'Net Due (Payable Currency)': -118.05 },
          gives: [{ units: -1, unitsReturned: 1, terms: 'Accidental', amount: -16_864, proceeds: -11_805 }],
        },
      ],
    },
  ],
})
