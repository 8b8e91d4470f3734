import { readCurrency } from '@panai/contract/money/currencies'
import { MOST_MAPPED_COLUMNS, MOST_SHOWN_ROWS, MOST_SHOWN_SHEETS } from '@panai/contract/sales/sales-columns'
import type { RawRow, SerialDates, Sheet } from '../../formats/table.ts'
import { LOOKED_AT_ROWS } from '../limits.ts'
import { BrokenSalesFile } from '../problems.ts'
import { provenDayOrder, readDate, readMonth } from '../values/read-date.ts'
import { readAsin, readIsbn } from '../values/read-isbn.ts'
import { readScaledNumber } from '../values/read-scaled-number.ts'
import { ColumnValues, type CountedValues } from './column-values.ts'
import { shownCell } from './header-keys.ts'

/** How many cells of a column can be read as what. A cell can be several things. */
const kinds = [
  'filled',
  'isbns',
  'days',
  'dayFirst',
  'monthFirst',
  'eitherFirst',
  'wholes',
  'numbers',
  'currencies',
] as const
export type ColumnEvidence = Record<(typeof kinds)[number], number>

export type PreviewSheet = {
  name: string | null
  serials: SerialDates
  /** The first ones that are not empty, each cell cut. */
  rows: { number: number; cells: string[] }[]
  /** Of each column, by its place. */
  evidence: ColumnEvidence[]
  /** Of all rows. Those of files that have waited since before they were counted: undefined. */
  values?: CountedValues | undefined
}

/** The beginnings of the sheets that are tables, for somebody to say what their columns are. */
export async function previewSheets(sheets: readonly Sheet[]): Promise<PreviewSheet[]> {
  const previews: PreviewSheet[] = []
  for (const sheet of sheets.slice(0, MOST_SHOWN_SHEETS)) {
    const preview = await previewSheet(sheet)
    if (preview) previews.push(preview)
  }
  return previews
}

/** Null when no two rows have two cells, or a row has more than can be mapped. */
async function previewSheet(sheet: Sheet): Promise<PreviewSheet | null> {
  const preview: PreviewSheet = {
    name: sheet.name === null ? null : shownCell(sheet.name),
    serials: sheet.serialDates,
    rows: [],
    evidence: [],
  }
  const values = new ColumnValues()
  let rowsOfTwo = 0
  let looked = 0
  try {
    for await (const rows of sheet.rows()) {
      for (const row of rows) {
        const filled = row.cells.filter((cell) => cell.trim() !== '').length
        if (filled === 0) continue
        const cells = withinColumns(row)
        if (cells === null) return null
        if (filled > 1) rowsOfTwo += 1
        if (preview.rows.length < MOST_SHOWN_ROWS)
          preview.rows.push({ number: row.number, cells: cells.map(shownCell) })
        if (looked < LOOKED_AT_ROWS) lookAt(preview.evidence, cells, sheet.serialDates)
        values.add(cells)
      }
      looked += rows.length
      if (looked >= LOOKED_AT_ROWS && values.areAllMany) break
    }
  } catch (error) {
    // What is wrong further down is told when the file is read.
    if (!(error instanceof BrokenSalesFile)) throw error
  }
  return rowsOfTwo < 2 ? null : { ...preview, values: values.result() }
}

/** Without empty cells behind the last column that can be mapped. Null: there is a value. */
function withinColumns({ cells }: RawRow): readonly string[] | null {
  if (cells.length <= MOST_MAPPED_COLUMNS) return cells
  const isEmpty = cells.slice(MOST_MAPPED_COLUMNS).every((cell) => cell.trim() === '')
  return isEmpty ? cells.slice(0, MOST_MAPPED_COLUMNS) : null
}

function lookAt(evidence: ColumnEvidence[], cells: readonly string[], serials: SerialDates): void {
  for (const [at, cell] of cells.entries()) {
    const text = shownCell(cell)
    evidence[at] ??= Object.fromEntries(kinds.map((kind) => [kind, 0])) as ColumnEvidence // all of its keys
    if (text === '') continue
    const counts = evidence[at]
    counts.filled += 1
    if (readIsbn(text) ?? readAsin(text)) counts.isbns += 1
    if (readCurrency(text)) counts.currencies += 1
    const number = readScaledNumber(text, 0) ?? readScaledNumber(text, 0, 'comma')
    if (number) counts.numbers += 1
    if (number?.exact) counts.wholes += 1
    const day = kindOfDay(text, serials)
    if (day) counts[day] += 1
  }
}

/** What a day proves about the order in which the column has day and month. */
function kindOfDay(
  text: string,
  serials: SerialDates,
): 'days' | 'dayFirst' | 'monthFirst' | 'eitherFirst' | null {
  const order = provenDayOrder(text)
  if (order !== null) return evidenceOf[order]
  return (readMonth(text) ?? readDate(text, null, serials)) ? 'days' : null
}

const evidenceOf = { 'day first': 'dayFirst', 'month first': 'monthFirst', either: 'eitherFirst' } as const
