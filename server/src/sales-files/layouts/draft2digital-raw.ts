import { salesLine } from '../sales-row.ts'
import { column, defineLayout, optional } from './layout.ts'

/**
 * "eBook Raw Sales Data", and the same of printed books. Its columns as two loaders of such files name them, and what "Verified" means:
 * publishdrive.com/import-your-kobo-writing-life-and-d2d-sales-reports-to-publishdrive-abacus.html. What no shop has confirmed yet is
 * an estimate. The share in dollars is Draft2Digital's own estimate and never read.
 */
export const draft2digitalRaw = defineLayout({
  id: 'draft2digital-raw',
  identifiedBy: 'balance',
  columns: {
    start: column('start date'),
    end: column('end date'),
    ebook: optional('ebook isbn'),
    printed: optional('paperback isbn'),
    title: column('title'),
    author: optional('primary author'),
    shop: column('distributor'),
    vendor: optional('vendor'),
    country: optional('country'),
    sold: column('units sold'),
    returned: column('units returned'),
    net: column('net unit sales'),
    model: optional('sales model'),
    price: optional('list price per unit'),
    currency: column('currency code'),
    share: column('publisher share'),
    verified: column('verified'),
  },
  signature: ['start', 'end', 'net', 'currency', 'share', 'verified'],
  totals: { book: ['ebook', 'printed', 'title', 'author'], sums: ['net', 'share'] },
  start: ({ fields }) => ({
    read() {
      const currency = fields.currency('currency')
      const [sold, returned, net] = [
        fields.count('sold'),
        Math.abs(fields.count('returned')),
        fields.count('net'),
      ]
      if (sold - returned !== net) fields.refuse('units_disagree', 'net')
      const verified = fields.text('verified').toLowerCase()
      if (!known.has(verified)) fields.refuse('unknown_value', 'verified')
      const isPrinted = fields.has('printed')
      return [
        salesLine({
          rowNumber: fields.rowNumber,
          channel: 'draft2digital',
          estimate: !known.get(verified),
          period: fields.days('start', 'end', 'month first'),
          ...fields.book(isPrinted ? 'printed' : 'ebook'),
          title: fields.textIfAny('title'),
          author: fields.textIfAny('author'),
          format: isPrinted ? 'paperback' : 'ebook',
          marketplace: [fields.text('shop'), fields.text('country')].filter((part) => part !== '').join(', '),
          terms: fields.textIfAny('model'),
          units: net,
          unitsSold: sold,
          unitsReturned: returned,
          currency,
          listPrice: fields.moneyIfAny('price', currency),
          proceeds: fields.money('share', currency),
        }),
      ]
    },
  }),
})

const known = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
  ['', false],
])
