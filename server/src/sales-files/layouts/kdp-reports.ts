import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { RawRow } from '../../formats/table.ts'
import { copies, salesLine } from '../sales-row.ts'
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
import { monthAbove } from './month-above.ts'

/** KDP's notes stand below the table, behind the asterisks of its headings: `** KENP read are …`. */
function isNote({ cells }: RawRow): boolean {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length === 1 && filled[0]?.startsWith('*') === true
}

export const kdpPriorMonths = defineLayout({
  id: 'kdp-prior-months',
  name: "KDP Prior Months' Royalties",
  channel: 'kdp',
  estimate: false,
  clerks: {
    where: "**KDP Reports**, *Prior Months' Royalties*",
    form: 'workbook (.xlsx), sheet *Total Earnings* or, of older ones, *Total Royalty*',
    reads:
      'Copies sold, returned and given away, their prices, costs and royalty; pages read, and what they earned.',
    isOfOneMonth: true,
    watch: [
      'The month stands above the table: leave those rows in.',
      'The sheets of e-books and of printed books repeat this one, and are left out.',
    ],
  },
  identifiedBy: 'balance',
  columns: {
    ...kdpColumns,
    book: column('asin/isbn'),
    net: column('net units sold or kenp read', 'net units sold or combined kenp'),
    plan: column('payout plan'),
  },
  signature: ['book', 'net', 'plan', 'royalty'],
  totals: kdpTotals,
  supersedes: ['kdp-first-ebook', 'kdp-first-print'],
  start: (sheet) => {
    const { fields } = sheet
    const period = monthAbove(sheet)
    return {
      passesOver: isNote,
      read() {
        const terms = [fields.text('plan'), fields.text('royaltyType')]
          .filter((term) => term !== '')
          .join(', ')
        const book = fields.book('book')
        const pagesRead = /kenp|kindle unlimited|kolp|lending/i.test(terms)
        const counted = pagesRead ? copies(0) : kdpCopies(fields, fields.text('plan'))
        const line = salesLine({
          rowNumber: fields.rowNumber,
          measure: pagesRead ? 'pages' : 'copies',
          channel: 'kdp',
          estimate: false,
          period,
          ...book,
          title: fields.textIfAny('title'),
          author: fields.textIfAny('author'),
          format: pagesRead ? 'ebook' : (kdpFormat(terms, sheet.name) ?? formatOfNumber(book.asin)),
          marketplace: fields.textIfAny('marketplace'),
          terms: terms || null,
          ...counted,
          pages: pagesRead ? fields.count('net') : 0,
          ...kdpMoney(fields, counted.units),
        })
        return [line]
      },
    }
  },
})

/** The tabs of a workbook of prior months that has no sheet of all its sales. The oldest workbooks are such a sheet of e-books alone. */
function firstSheet(
  { id, name, sheet }: { id: string; name: string; sheet: string },
  number: string,
  format: BookFormat,
): Report {
  return defineLayout({
    id,
    name,
    channel: 'kdp',
    estimate: false,
    clerks: {
      where: "**KDP Reports**, *Prior Months' Royalties*",
      form: `workbook (.xlsx), ${sheet}`,
      reads: 'Copies sold, returned and given away, their prices, costs and royalty.',
      isOfOneMonth: true,
      watch: ['It is read where no sheet of the workbook has all its sales.'],
    },
    identifiedBy: 'balance',
    columns: {
      ...kdpColumns,
      book: column(number),
      asin: optional('asin'),
      transactionType: optional('transaction type'),
    },
    signature: ['book', 'sold', 'net', 'royalty'],
    totals: kdpTotals,
    start: (sheet) => {
      const { fields } = sheet
      const period = monthAbove(sheet)
      return {
        passesOver: isNote,
        read() {
          const terms = fields.text('transactionType')
          const counted = kdpCopies(fields, terms)
          const line = salesLine({
            rowNumber: fields.rowNumber,
            channel: 'kdp',
            estimate: false,
            period,
            ...kdpBook(fields),
            title: fields.textIfAny('title'),
            author: fields.textIfAny('author'),
            format: kdpFormat(terms, sheet.name) ?? format,
            marketplace: fields.textIfAny('marketplace'),
            terms: [terms, fields.text('royaltyType')].filter((term) => term !== '').join(', ') || null,
            ...counted,
            ...kdpMoney(fields, counted.units),
          })
          return [line]
        },
      }
    },
  })
}

export const kdpFirstEbook = firstSheet(
  {
    id: 'kdp-first-ebook',
    name: 'KDP e-book royalties (oldest sheet)',
    sheet: 'its tab of e-books, or its only sheet',
  },
  'asin',
  'ebook',
)
export const kdpFirstPrint = firstSheet(
  {
    id: 'kdp-first-print',
    name: 'KDP royalties of paperbacks or hardcovers',
    sheet: 'its tabs of printed books',
  },
  'isbn',
  'paperback',
)
