import { salesLine } from '../sales-row.ts'
import {
  formatOfNumber,
  kdpBook,
  kdpColumns,
  kdpCopies,
  kdpFormat,
  kdpMoney,
  kdpTotals,
} from './kdp-columns.ts'
import { column, defineLayout, optional, type Report } from './layout.ts'

/** The sheets of the Royalties Estimator. What it calls royalties are estimates until KDP's report of the month. */
const detailed = ['kdp-ebook', 'kdp-print'] as const

/** Paperbacks and hardcovers have the same columns, so the type of the sale tells them apart, or at last the tab's name. */
function royaltySheet(
  {
    id,
    name: told,
    sheet,
    watch = [],
  }: { id: string; name: string; sheet: string; watch?: readonly string[] },
  number: string,
  supersedes: readonly string[] = [],
): Report {
  return defineLayout({
    id,
    name: told,
    channel: 'kdp',
    estimate: true,
    clerks: {
      where: '**KDP Reports** (kdpreports.amazon.com), *Royalties Estimator*',
      form: `workbook (.xlsx), ${sheet}`,
      reads:
        'Copies sold, returned and given away, their prices, what delivery or printing costs, and the royalty.',
      watch,
    },
    columns: {
      ...kdpColumns,
      book: column(number),
      asin: optional('asin'),
      date: column('royalty date'),
      // Not every version says it; what was given away is known by its price then.
      transactionType: optional('transaction type'),
    },
    signature: ['date', 'book', 'sold', 'net', 'royalty'],
    totals: kdpTotals,
    supersedes,
    start: ({ fields, name }) => ({
      read() {
        const terms = fields.text('transactionType')
        const book = kdpBook(fields)
        const counted = kdpCopies(fields, terms)
        const line = salesLine({
          rowNumber: fields.rowNumber,
          channel: 'kdp',
          estimate: true,
          period: fields.dayOrMonth('date', null),
          ...book,
          title: fields.textIfAny('title'),
          author: fields.textIfAny('author'),
          format: kdpFormat(terms, name) ?? (id === 'kdp-print' ? 'paperback' : formatOfNumber(book.asin)),
          marketplace: fields.textIfAny('marketplace'),
          terms: [terms, fields.text('royaltyType')].filter((term) => term !== '').join(', ') || null,
          ...counted,
          ...kdpMoney(fields, counted.units),
        })
        return [line]
      },
    }),
  })
}

export const kdpCombined = royaltySheet(
  {
    id: 'kdp-combined',
    name: "KDP Royalties Estimator, 'Combined Sales'",
    sheet: 'sheet *Combined Sales*',
    watch: ['Where it is there, the sheets of e-books and of printed books repeat it, and are left out.'],
  },
  'asin/isbn',
  detailed,
)
export const kdpEbook = royaltySheet(
  { id: 'kdp-ebook', name: "KDP Royalties Estimator, 'eBook Royalty'", sheet: 'sheet *eBook Royalty*' },
  'asin',
)
export const kdpPrint = royaltySheet(
  {
    id: 'kdp-print',
    name: 'KDP Royalties Estimator, paperbacks or hardcovers',
    sheet: 'sheets *Paperback Royalty* and *Hardcover Royalty*',
    watch: [
      "Without a column for the type of the sale the sheet's name tells paperbacks from hardcovers: keep it.",
    ],
  },
  'isbn',
)
