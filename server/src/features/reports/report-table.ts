import type { Report, ReportCell, ReportColumn } from '@panai/contract/accounting/staff/reports'
import { type Paise, paise, toRupees } from '@panai/contract/money/money'
import { BYTE_ORDER_MARK, writeCsv } from '../../formats/csv/write-csv.ts'
import { writeWorkbook } from '../../formats/xlsx/write-workbook.ts'

/** A report with those of its rows that were asked for. Totals are of all rows there are. */
export type ReportTable = {
  title: string
  columns: ReportColumn[]
  rows: ReportCell[][]
  totals: ReportCell[]
  notes: string[]
  totalRows: number
}

/** Which rows are wanted; null: all of them. */
export type Page = { page: number; perPage: number } | null

export function toReport({ totalRows, ...table }: ReportTable, page: Page): Report {
  return {
    ...table,
    page: page?.page ?? 1,
    per_page: page?.perPage ?? Math.max(1, totalRows),
    total_rows: totalRows,
  }
}

/** A sum of paise as the database gives it, in rupees. */
export function rupeesOf(sum: number): number {
  const amount: Paise = paise(sum)
  return toRupees(amount)
}

export function limitOf(page: Page): { limit: number | null; offset: number } {
  return page ? { limit: page.perPage, offset: (page.page - 1) * page.perPage } : { limit: null, offset: 0 }
}

/** The report as comma-separated text, its totals as the last row. */
export async function* asCsv({ columns, rows, totals }: ReportTable): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsv([columns.map(({ title }) => title)])
  if (rows.length > 0) yield writeCsv(rows)
  if (totals.length > 0) yield writeCsv([totals])
}

/** The same as a workbook: numbers are numbers and months are dates. */
export function asXlsx({ title, columns, rows, totals }: ReportTable): AsyncGenerator<Uint8Array> {
  return writeWorkbook({ name: title, columns, rows, totals })
}
