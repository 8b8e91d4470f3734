import { BYTE_ORDER_MARK, writeCsv } from '../../formats/csv/write-csv.ts'
import { writeWorkbook } from '../../formats/xlsx/write-workbook.ts'
import type { ReportTable } from './report-table.ts'

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
