import type { RawRow } from '../../formats/table.ts'

/** The columns that are added up, from the first to the last, from 0. */
export type Summed = { from: number; to: number }

/** What the cells of one column say that it is the sum of. */
export function findSum(rows: readonly RawRow[], at: number): Summed | null {
  return rows.map(({ cells }) => sumOf(cells[at] ?? '')).find((sum) => sum !== null) ?? null
}

/** `= SUM(J:R)`: the tenth to the eighteenth column. */
export function sumOf(text: string): Summed | null {
  const [, from, to] = /=\s*SUM\(\s*([A-Z]{1,2})\d*\s*:\s*([A-Z]{1,2})\d*\s*\)/i.exec(text) ?? []
  return from && to ? { from: columnNumber(from), to: columnNumber(to) } : null
}

function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
