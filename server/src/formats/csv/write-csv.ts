/** A number is a number to a spreadsheet and never a formula; `null` is an empty cell. */
export type Cell = string | number | null

/** Tells a spreadsheet that UTF-8 follows; without it Tamil is shown as nonsense. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What spreadsheets take for the beginning of a formula; the wide signs are those of East Asian keyboards. */
const beginsFormula = /^\s*[=+\-@\t\r\n＝＋－＠]/

/** Lines of a table as RFC 4180 has them. A text that would run as a formula gets an apostrophe before it. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell === null ? '' : beginsFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
