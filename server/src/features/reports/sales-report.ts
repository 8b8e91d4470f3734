import {
  type ColumnDimension,
  MOST_MONTH_COLUMNS,
  type ReportCell,
  type ReportColumn,
  reportMessages,
  type SalesDimension,
  type SalesFigure,
  salesDimensions,
  salesFigures,
} from '@panai/contract/accounting/staff/reports'
import { bookFormats } from '@panai/contract/language/vocabulary'
import { channelNames, salesChannels } from '@panai/contract/sales/sales-channels'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Figures, figureNames, noFigures } from './figures.ts'
import { type Names, nameAuthors, nameBooks } from './names.ts'
import { monthsOf, type Period, periodWords } from './period.ts'
import { type Page, type ReportTable, rupeesOf } from './report-table.ts'
import { type Cell, type RowKey, rankMany, splitMany, sumAll, sumKinds } from './sales-query.ts'

export type SalesAsked = Period & {
  rows: SalesDimension
  columns?: ColumnDimension | undefined
  figure: SalesFigure
}

/** Sales of a period summed up by one thing or by two. @throws Refusal invalid for what can't be laid out. */
export async function salesReport(db: Database, asked: SalesAsked, page: Page): Promise<ReportTable> {
  refuseImpossible(asked)
  const { rows: by, columns, figure } = asked
  const [all, counted] = await Promise.all([sumAll(db, asked), countRows(db, asked, page)])
  const { rows, total, cells, names } = counted
  const shared = by === 'author' ? [reportMessages.sharedOnce] : []
  const notes = [...shared, reportMessages.confirmedOnly]
  const heading = { title: salesDimensions[by], kind: by === 'month' ? 'month' : 'text' } as const
  const lead = [heading, ...names.columns]
  const table = { title: titleOf(asked), notes, totalRows: total }
  if (!columns)
    return {
      ...table,
      columns: [...lead, ...figureNames.map((name) => columnOf(name))],
      rows: rows.map((row) => [...names.cells(row.row), ...figureNames.map((name) => shown(name, row))]),
      totals: ['Total', ...blanks(names.columns), ...figureNames.map((name) => shown(name, all))],
    }
  const across = columnKeys(columns, asked, cells)
  const found = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell]))
  const foot = new Map((await sumKinds(db, asked, null, columns)).map((cell) => [cell.column, cell]))
  return {
    ...table,
    columns: [
      ...lead,
      ...across.map((key) => columnOf(figure, nameOf(columns, key))),
      columnOf(figure, 'Total'),
    ],
    rows: rows.map((row) => [
      ...names.cells(row.row),
      ...across.map((key) => shown(figure, found.get(`${row.row} ${key}`) ?? noFigures)),
      shown(figure, row),
    ]),
    totals: [
      'Total',
      ...blanks(names.columns),
      ...across.map((key) => shown(figure, foot.get(key) ?? noFigures)),
      shown(figure, all),
    ],
  }
}

function refuseImpossible({ rows, columns, from, to }: SalesAsked): void {
  const errors = {
    ...(rows === columns && { columns: [reportMessages.sameTwice] }),
    ...(from > to && { from: [reportMessages.fromAfterTo] }),
    ...(columns === 'month' &&
      monthsOf({ from, to }).length > MOST_MONTH_COLUMNS && { columns: [reportMessages.tooManyMonths] }),
  }
  const [first] = Object.values(errors).flat()
  if (first !== undefined) throw new Refusal('invalid', first, { errors })
}

type Counted = {
  rows: (Figures & { row: RowKey })[]
  total: number
  cells: Cell[]
  names: Names
}

/** The rows in their order, and where there are columns what is in each. */
async function countRows(db: Database, asked: SalesAsked, page: Page): Promise<Counted> {
  const { rows: by, columns = null, figure } = asked
  if (by === 'book' || by === 'author') {
    const { ranked, total } = await rankMany(db, asked, { row: by, figure, page })
    const ids = ranked.map(({ row }) => row)
    const [cells, names] = await Promise.all([
      columns && ids.length > 0 ? splitMany(db, asked, { row: by, column: columns, ids }) : [],
      by === 'book' ? nameBooks(db, ids) : nameAuthors(db, ids),
    ])
    return { rows: ranked, total, cells, names }
  }
  const [sums, cells] = await Promise.all([
    sumKinds(db, asked, by, null),
    columns ? sumKinds(db, asked, by, columns) : [],
  ])
  const order = by === 'month' ? monthsOf(asked) : kinds[by]
  const known = new Map(sums.map((sum) => [sum.row, sum]))
  const rows = [...order, null].flatMap((key): Counted['rows'] => {
    const sum = known.get(key)
    // A month in which nothing was sold is a row too; a channel without a sale is none.
    if (!sum) return by === 'month' && key !== null ? [{ ...noFigures, row: key }] : []
    return [sum]
  })
  return { rows, total: rows.length, cells, names: { columns: [], cells: (key) => [nameOf(by, key)] } }
}

const kinds = { channel: salesChannels, format: bookFormats } as const

/** What is in the columns, in its order: every month, and of the others those in which something was sold. */
function columnKeys(columns: ColumnDimension, period: Period, cells: readonly Cell[]): (string | null)[] {
  if (columns === 'month') return monthsOf(period)
  const sold = new Set(cells.map(({ column }) => column))
  return [...kinds[columns], null].filter((key) => sold.has(key))
}

function nameOf(by: SalesDimension, key: RowKey): string {
  if (key === null) return 'Unknown'
  if (by !== 'channel') return String(key)
  return salesChannels.find((channel) => channel === key)
    ? channelNames[key as keyof typeof channelNames]
    : String(key) // found among them
}

function columnOf(figure: SalesFigure, title: string = salesFigures[figure].title): ReportColumn {
  return { title, kind: salesFigures[figure].kind }
}

function shown(figure: SalesFigure, figures: Figures): ReportCell {
  return salesFigures[figure].kind === 'money' ? rupeesOf(figures[figure]) : figures[figure]
}

function blanks(columns: readonly ReportColumn[]): null[] {
  return columns.map(() => null)
}

function titleOf({ rows, columns, figure, ...period }: SalesAsked): string {
  const by = [rows, ...(columns ? [columns] : [])].map((name) => salesDimensions[name].toLowerCase())
  const what = columns ? salesFigures[figure].title : 'Sales'
  return `${what} by ${by.join(' and ')}, ${periodWords(period)}`
}
