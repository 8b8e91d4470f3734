import { MOST_SHOWN_ROWS, MOST_STATUSES, statusKey } from '@panai/contract/sales/sales-columns'
import { isTotal } from '../left-out-rows.ts'
import { shownCell } from './header-keys.ts'

type Counted = { value: string; rows: number }

/** How many rows a sheet has, titles and header included, and what each column says in them; null: more than is asked about. */
export type CountedValues = { rows: number; columns: (Counted[] | null)[] }

/** What stands above the table is counted too, and taken off when the header is known. */
const MOST_VALUES = MOST_STATUSES + MOST_SHOWN_ROWS

/** Counts the different things that each column says. */
export class ColumnValues {
  readonly #columns: (Map<string, Counted> | null)[] = []
  #rows = 0

  /** No column is left that says few different things. */
  get areAllMany(): boolean {
    return this.#columns.every((column) => column === null)
  }

  add(cells: readonly string[]): void {
    if (!isRowOfTable(cells)) return
    this.#rows += 1
    for (const [at, cell] of cells.entries()) {
      const column = this.#columns[at] === undefined ? new Map<string, Counted>() : this.#columns[at]
      this.#columns[at] = column && count(column, cell)
    }
  }

  result(): CountedValues {
    return {
      rows: this.#rows,
      columns: Array.from(this.#columns, (column) => (column ? [...column.values()] : null)),
    }
  }
}

function count(column: Map<string, Counted>, cell: string): Map<string, Counted> | null {
  const value = shownCell(cell)
  if (value === '') return column
  const key = statusKey(value)
  const found = column.get(key)
  if (found) found.rows += 1
  else column.set(key, { value, rows: 1 })
  return column.size > MOST_VALUES ? null : column
}

/** Titles, notes and lines of totals have no state. */
function isRowOfTable(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length > 1 && !isTotal(filled[0] ?? '')
}

/**
 * What a column says in the rows below a header, the empty cells among them. Null: too many different things, or they were not counted.
 * @param above the rows down to the header
 */
export function valuesBelow(
  { rows, columns }: CountedValues,
  { at, heading, above }: { at: number; heading: string; above: readonly (readonly string[])[] },
): Counted[] | null {
  const column = columns[at]
  if (!column) return null
  const upper = new ColumnValues()
  for (const cells of above) upper.add(cells)
  const { rows: rowsAbove, columns: columnsAbove } = upper.result()
  const taken = new Map((columnsAbove[at] ?? []).map((one) => [statusKey(one.value), one.rows]))
  const below = column
    .map(({ value, rows: all }) => ({ value, rows: all - (taken.get(statusKey(value)) ?? 0) }))
    .filter((one) => one.rows > 0)
  const empty = rows - rowsAbove - below.reduce((sum, one) => sum + one.rows, 0)
  // A header that comes again further down says nothing of a row.
  const said = below.filter(({ value }) => statusKey(value) !== statusKey(heading))
  const found = empty > 0 ? [...said, { value: '', rows: empty }] : said
  return found.length > MOST_STATUSES ? null : found
}
