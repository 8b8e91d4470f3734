/** A cell that has more to it than what it says: signs that nobody sees, or the formula by which a table says that `0012` is text: `="0012"`. */
const wrapped = /[\p{Cc}\p{Cf}]|^\s*="/u
const formula = /^="((?:[^"]|"")*)"$/
const unseen = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/** What a cell says, on one line and without blanks around it. Joiners between letters stay: they change how Indian scripts are written. */
export function cellText(cell: string): string {
  if (!wrapped.test(cell)) return cell.trim()
  const text = cell.replace(/\p{Cc}+/gu, ' ').replace(unseen, '')
  const inner = formula.exec(text)?.[1]
  return inner === undefined ? text : inner.replaceAll('""', '"').replace(unseen, '')
}
