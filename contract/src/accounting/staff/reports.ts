import { z } from 'zod'
import { monthPattern } from '../../http/day-fields.ts'
import { endpoint, file } from '../../http/endpoint.ts'
import { oneOf, wholeNumber } from '../../http/fields.ts'
import { keysOf } from '../../http/keys-of.ts'
import { staffMay } from '../../http/permissions.ts'

/** What the rows of a sales report stand for. */
export const salesDimensions = {
  month: 'Month',
  channel: 'Channel',
  book: 'Book',
  author: 'Author',
  format: 'Format',
} as const
export type SalesDimension = keyof typeof salesDimensions

/** What may stand in columns: there are few of each. Books and authors are thousands, and stand in rows alone. */
export const columnDimensions = ['month', 'channel', 'format'] as const
export type ColumnDimension = (typeof columnDimensions)[number]

/** What is summed up. Copies are those sold less those that came back. */
export const salesFigures = {
  copies: { title: 'Copies', kind: 'count' },
  returns: { title: 'Returned', kind: 'count' },
  gross: { title: 'Gross', kind: 'money' },
  channel_pays: { title: 'Channels pay', kind: 'money' },
  royalty: { title: 'Royalty', kind: 'money' },
} as const satisfies Record<string, { title: string; kind: CellKind }>
export type SalesFigure = keyof typeof salesFigures

/** How a column is read and written: `month` is `2026-04`, `day` an ISO date, `money` rupees. */
export const cellKinds = ['text', 'month', 'day', 'count', 'money'] as const
export type CellKind = (typeof cellKinds)[number]

/** Months in columns: more would not be read, and no spreadsheet is so wide. */
export const MOST_MONTH_COLUMNS = 36
export const REPORT_ROWS_PER_PAGE = 50

/** How long something has been owed: each ends that many months before this one. */
export const ages = [
  { title: 'This month and last', months: 1 },
  { title: '2 to 3 months', months: 3 },
  { title: '4 to 6 months', months: 6 },
  { title: '7 to 12 months', months: 12 },
  { title: 'Longer', months: null },
] as const

/** What the rows of a tax report stand for. */
export const taxRows = { quarter: 'Quarter', payee: 'Payee' } as const
export type TaxRows = keyof typeof taxRows

export const reportMessages = {
  sameTwice: 'Rows and columns must be two different things.',
  fromAfterTo: 'The first month must not be after the last one.',
  tooManyMonths: `At most ${MOST_MONTH_COLUMNS} months fit into columns: choose a shorter period.`,
  nothingInPeriod: 'Nothing was recorded in this period.',
  nothingOwed: 'Nothing is owed to anybody.',
  noTaxDue: 'No tax is due on what is not paid yet.',
  sharedOnce:
    'A sale that several authors share counts for each of them, and once in the total: the lines may add up to more.',
  confirmedOnly: 'Only confirmed figures: estimates are never added in.',
  oldestFirst: 'Payments settle the oldest royalties first. Months are those in which the copies were sold.',
  ofRegister:
    'Summed up from the tax register by the days of the payouts: of a quarter that does not lie in the chosen months as a whole, those days alone.',
  reversedDeposits:
    'Payouts that failed are left out: only tax that had been deposited for them already stands in a column of its own.',
  receivables:
    'Balance of the ledger account of each channel: what its confirmed files say it pays, less what was taken back.',
  dueAtCredit:
    'The law asks for tax when royalties are credited or paid, whichever is earlier; it is withheld with the payout. This is the tax on balances that are not paid yet, by today’s rule: if you deposit tax at credit, deposit this now. Where it is more than the balance, a payout withholds as much as there is.',
  abroad: 'Authors who live abroad are not paid by a run: ask the accountant which tax they owe.',
  adds: 'The ledger adds up to zero: channels, cash, tax, the company and the authors.',
  doesNotAdd: 'The ledger does not add up to zero. Do not pay anybody until the cause is found.',
} as const

const cell = z.union([z.string(), z.number(), z.null()])
const column = z.object({ title: z.string(), kind: z.enum(cellKinds) })
export type ReportColumn = z.output<typeof column>

export const report = z
  .object({
    title: z.string(),
    columns: z.array(column),
    rows: z.array(z.array(cell)).meta({ description: 'One cell for each column; money in rupees.' }),
    totals: z
      .array(cell)
      .meta({ description: 'The totals of all rows on all pages. Empty when there is nothing to add up.' }),
    notes: z.array(z.string()),
    page: z.int(),
    per_page: z.int(),
    total_rows: z.int(),
  })
  .meta({ id: 'Report' })
export type Report = z.output<typeof report>
export type ReportCell = z.output<typeof cell>

const month = (name: string) =>
  z
    .string()
    .regex(monthPattern, `${name} must be a month such as 2026-04`)
    .meta({ examples: ['2026-04'] })

const period = { from: month('from'), to: month('to') }
const dimensionNames = keysOf(salesDimensions)
const figureNames = keysOf(salesFigures)
const page = { page: wholeNumber('page', 1, 10_000).default(1) }

const salesQuery = {
  ...period,
  rows: oneOf('rows', dimensionNames),
  columns: oneOf('columns', columnDimensions).optional(),
  figure: oneOf('figure', figureNames)
    .default('royalty')
    .meta({ description: 'Shown where there are columns, and the order of books and authors, most first.' }),
}
const taxRowNames = keysOf(taxRows)
const taxQuery = { ...period, rows: oneOf('rows', taxRowNames).default('quarter') }

const shared = {
  method: 'GET',
  tag: 'Staff: money',
  access: staffMay('money.read'),
} as const

const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const onScreen = z.object({ success: z.literal(true), data: report })

export const salesReport = endpoint({
  ...shared,
  id: 'salesReport',
  path: '/api/staff/reports/sales',
  summary: 'Sales and royalties of a period by month, channel, book, author or format, or two of them',
  description: reportMessages.sharedOnce,
  query: z.object({ ...salesQuery, ...page }),
  output: onScreen,
})
export const salesReportAsCsv = endpoint({
  ...shared,
  id: 'salesReportAsCsv',
  path: '/api/staff/reports/sales.csv',
  summary: 'The same as CSV, with all rows',
  query: z.object(salesQuery),
  output: file(CSV, 'sales-report.csv'),
})
export const salesReportAsXlsx = endpoint({
  ...shared,
  id: 'salesReportAsXlsx',
  path: '/api/staff/reports/sales.xlsx',
  summary: 'The same as a workbook',
  query: z.object(salesQuery),
  output: file(XLSX, 'sales-report.xlsx'),
})

export const liabilitiesReport = endpoint({
  ...shared,
  id: 'liabilitiesReport',
  path: '/api/staff/reports/liabilities',
  summary: 'What is owed to each author, by age',
  query: z.object(page),
  output: onScreen,
})
export const liabilitiesReportAsCsv = endpoint({
  ...shared,
  id: 'liabilitiesReportAsCsv',
  path: '/api/staff/reports/liabilities.csv',
  summary: 'The same as CSV, with all rows',
  output: file(CSV, 'liabilities.csv'),
})
export const liabilitiesReportAsXlsx = endpoint({
  ...shared,
  id: 'liabilitiesReportAsXlsx',
  path: '/api/staff/reports/liabilities.xlsx',
  summary: 'The same as a workbook',
  output: file(XLSX, 'liabilities.xlsx'),
})

export const taxReport = endpoint({
  ...shared,
  id: 'taxReport',
  path: '/api/staff/reports/tax',
  summary: 'The tax register of a period, summed up by quarter and section or code, or by payee too',
  description: reportMessages.ofRegister,
  query: z.object({ ...taxQuery, ...page }),
  output: onScreen,
})
export const taxReportAsCsv = endpoint({
  ...shared,
  id: 'taxReportAsCsv',
  path: '/api/staff/reports/tax.csv',
  summary: 'The same as CSV, with all rows',
  query: z.object(taxQuery),
  output: file(CSV, 'withheld-tax.csv'),
})
export const taxReportAsXlsx = endpoint({
  ...shared,
  id: 'taxReportAsXlsx',
  path: '/api/staff/reports/tax.xlsx',
  summary: 'The same as a workbook',
  query: z.object(taxQuery),
  output: file(XLSX, 'withheld-tax.xlsx'),
})

export const taxDueReport = endpoint({
  ...shared,
  id: 'taxDueReport',
  path: '/api/staff/reports/tax-due',
  summary: 'Tax due on royalties that are credited and not paid yet, by author',
  description: reportMessages.dueAtCredit,
  query: z.object(page),
  output: onScreen,
})
export const taxDueReportAsCsv = endpoint({
  ...shared,
  id: 'taxDueReportAsCsv',
  path: '/api/staff/reports/tax-due.csv',
  summary: 'The same as CSV, with all rows',
  output: file(CSV, 'tax-due.csv'),
})
export const taxDueReportAsXlsx = endpoint({
  ...shared,
  id: 'taxDueReportAsXlsx',
  path: '/api/staff/reports/tax-due.xlsx',
  summary: 'The same as a workbook',
  output: file(XLSX, 'tax-due.xlsx'),
})

export const receivablesReport = endpoint({
  ...shared,
  id: 'receivablesReport',
  path: '/api/staff/reports/receivables',
  summary: 'What the channels owe, by the ledger',
  output: onScreen,
})
export const receivablesReportAsCsv = endpoint({
  ...shared,
  id: 'receivablesReportAsCsv',
  path: '/api/staff/reports/receivables.csv',
  summary: 'The same as CSV',
  output: file(CSV, 'channel-receivables.csv'),
})
export const receivablesReportAsXlsx = endpoint({
  ...shared,
  id: 'receivablesReportAsXlsx',
  path: '/api/staff/reports/receivables.xlsx',
  summary: 'The same as a workbook',
  output: file(XLSX, 'channel-receivables.xlsx'),
})

export const reportEndpoints = [
  salesReport,
  salesReportAsCsv,
  salesReportAsXlsx,
  liabilitiesReport,
  liabilitiesReportAsCsv,
  liabilitiesReportAsXlsx,
  taxDueReport,
  taxDueReportAsCsv,
  taxDueReportAsXlsx,
  taxReport,
  taxReportAsCsv,
  taxReportAsXlsx,
  receivablesReport,
  receivablesReportAsCsv,
  receivablesReportAsXlsx,
] as const
