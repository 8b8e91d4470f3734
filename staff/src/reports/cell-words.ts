import type { CellKind, ReportCell } from '@panai/contract/accounting/staff/reports'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { dayOf } from '../parts/time-words.ts'

const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const count = new Intl.NumberFormat('en-IN')

/** A cell as the screen shows it; money to the paisa. */
export function cellWords(cell: ReportCell, kind: CellKind): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return kind === 'money' ? writtenRupees(cell) : count.format(cell)
  if (kind === 'month') return monthWords(cell)
  return kind === 'day' ? dayOf(cell) : cell
}

/** "Apr 2026" of "2026-04"; what is no month is left as it is, such as "Total". */
export function monthWords(text: string): string {
  return /^\d{4}-\d{2}$/.test(text) ? month.format(new Date(`${text}-01T00:00:00Z`)) : text
}
