import {
  type ColumnDimension,
  columnDimensions,
  type SalesDimension,
  type SalesFigure,
  salesDimensions,
  salesFigures,
  type TaxRows,
  taxRows,
} from '@panai/contract/accounting/staff/reports'
import { keysOf } from '@panai/contract/http/keys-of'
import { monthsLater } from '@panai/contract/money/months-later'

export const reportNames = {
  sales: 'Sales',
  liabilities: 'Owed to authors',
  tax: 'Tax register',
  'tax-due': 'Tax due at credit',
  receivables: 'Channels and accounts',
} as const
export type ReportName = keyof typeof reportNames

/** What the address asks for. `columns`: null: the figures themselves stand in columns. */
export type ReportSearch = {
  report: ReportName
  rows: SalesDimension
  columns: ColumnDimension | null
  figure: SalesFigure
  taxRows: TaxRows
  from: string
  to: string
  page: number
}

/** Reads the address; what makes no sense is what a first visit shows: royalties of a year by month and channel. */
export function readReportSearch(search: URLSearchParams, today: Date): ReportSearch {
  const rows = keyOf(salesDimensions, search.get('rows')) ?? 'month'
  const columns = search.get('columns') ?? (search.has('rows') ? null : 'channel')
  const [from, to] = [readMonth(search.get('from')), readMonth(search.get('to'))]
  const thisMonth = today.toISOString().slice(0, 7)
  const isPeriod = from !== null && to !== null && from <= to
  return {
    report: keyOf(reportNames, search.get('report')) ?? 'sales',
    rows,
    columns: columnDimensions.find((name) => name === columns && name !== rows) ?? null,
    figure: keyOf(salesFigures, search.get('figure')) ?? 'royalty',
    taxRows: keyOf(taxRows, search.get('taxRows')) ?? 'quarter',
    from: isPeriod ? from : monthsLater(thisMonth, -11),
    to: isPeriod ? to : thisMonth,
    page: Number(/^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0] ?? 1),
  }
}

/** The address of it. */
export function writeReportSearch({ columns, page, ...rest }: ReportSearch): URLSearchParams {
  return new URLSearchParams({
    ...rest,
    ...(columns && { columns }),
    ...(page > 1 && { page: String(page) }),
  })
}

function keyOf<K extends string>(list: Readonly<Record<K, unknown>>, key: string | null): K | null {
  return keysOf(list).find((name) => name === key) ?? null
}

function readMonth(text: string | null): string | null {
  return /^20\d\d-(0[1-9]|1[0-2])$/.exec(text ?? '')?.[0] ?? null
}
