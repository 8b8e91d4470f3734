/** `BG` for 58: the letters of a column, counted from 0. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last
}

/** `BG12`: as a spreadsheet calls a cell. @param column from 0 @param row from 1 */
export function cellName(column: number, row: number): string {
  return `${columnLetters(column)}${row}`
}
