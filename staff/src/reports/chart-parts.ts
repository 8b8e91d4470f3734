import { type Report, salesFigures } from '@panai/contract/accounting/staff/reports'
import { cellWords, monthWords } from './cell-words.ts'
import type { ReportSearch } from './report-search.ts'

export type Bar = { name: string; value: number; words: string }
export type Month = { name: string; parts: readonly { name: string; value: number }[]; words: string }
export type Chart =
  | { kind: 'months'; title: string; series: readonly string[]; months: readonly Month[] }
  | { kind: 'bars'; title: string; bars: readonly Bar[] }

const MOST_BARS = 10

/** What is drawn of a report; null where drawing says nothing: one row, or rows without a figure. */
export function chartParts(report: Report, { rows, columns, figure }: ReportSearch): Chart | null {
  const { title, kind } = salesFigures[figure]
  // With columns the chosen figure is spread over them and summed up in the last; without, it is one of the columns.
  const total = columns
    ? report.columns.length - 1
    : report.columns.findIndex((column) => column.title === title)
  if (total < 0 || report.rows.length < 2) return null
  const valueAt = (row: number, column: number) => Number(report.rows[row]?.[column] ?? 0)
  const named = report.rows.map((cells, at) => ({
    name: monthWords(String(cells[0] ?? '')),
    value: valueAt(at, total),
    words: cellWords(valueAt(at, total), kind),
  }))
  if (rows !== 'month') {
    const bars = named.toSorted((one, other) => other.value - one.value).slice(0, MOST_BARS)
    return bars.some(({ value }) => value !== 0) ? { kind: 'bars', title, bars } : null
  }
  const spread = columns
    ? report.columns.slice(1, -1).map((column, at) => ({ name: column.title, at: at + 1 }))
    : [{ name: title, at: total }]
  return {
    kind: 'months',
    title,
    series: spread.map(({ name }) => name),
    months: named.map(({ name, words }, row) => ({
      name,
      words,
      parts: spread.map((part) => ({ name: part.name, value: valueAt(row, part.at) })),
    })),
  }
}
