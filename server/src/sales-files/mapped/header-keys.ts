import { MOST_SHOWN_LETTERS } from '@panai/contract/sales/sales-columns'
import { columnKey } from '../layouts/layout.ts'

/** A cell as it is shown: on one line, and no longer than anybody reads. Half a letter that no database takes is none. */
export function shownCell(cell: string): string {
  return cell
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_SHOWN_LETTERS)
    .toWellFormed()
}

/** A header by which the same one is known again, however its headings are spelt: in its order, without empty cells at its end. */
export function headerKeys(cells: readonly string[]): string[] {
  const keys = cells.map((cell) => columnKey(shownCell(cell)))
  return keys.slice(0, keys.findLastIndex((key) => key !== '') + 1)
}
