import { MOST_CELL_CHARS, MOST_COLUMNS, MOST_ROWS } from '../limits.ts'
import { broken } from '../problems.ts'
import type { RawRow } from '../raw-row.ts'

export type Delimiter = ',' | '\t' | ';'

/**
 * Splits text into rows as it comes (RFC 4180): quoted cells may hold delimiters, line ends and doubled quotes; lines end with LF,
 * CRLF or CR. In tab text a quotation mark is an inch mark as often as not: a cell is quoted there only if it ends with one too, and
 * never spans lines.
 */
export class LineSplitter {
  readonly #delimiter: Delimiter
  #rest = ''
  #number = 0
  #ended = false

  constructor(delimiter: Delimiter) {
    this.#delimiter = delimiter
  }

  /** @returns the rows that are complete now. Empty lines are counted and left out. */
  push(text: string): RawRow[] {
    return this.#split(this.#rest + text)
  }

  /** The rows that no line end follows. */
  end(): RawRow[] {
    this.#ended = true
    return this.#split(this.#rest)
  }

  #split(text: string): RawRow[] {
    const rows: RawRow[] = []
    let from = 0
    // Searching once for the next of each keeps the common line, which has no quotes, at the speed of `split`.
    let quote = this.#nextQuote(text, 0)
    while (from < text.length) {
      const lineEnd = this.#lineEnd(text, from)
      if (quote >= 0 && quote < from) quote = this.#nextQuote(text, from)
      if (quote >= 0 && (lineEnd < 0 || quote < lineEnd)) {
        const record = this.#quotedRecord(text, from)
        if (!record) break
        this.#take(rows, record.cells)
        from = record.next
        continue
      }
      if (lineEnd < 0 && !this.#ended) break
      const end = lineEnd < 0 ? text.length : lineEnd
      this.#take(rows, end === from ? [] : this.#plainCells(text.slice(from, end)))
      from = end + (text.startsWith('\r\n', end) ? 2 : 1)
    }
    this.#rest = from < text.length ? text.slice(from) : ''
    if (this.#rest.length > MOST_COLUMNS * MOST_CELL_CHARS)
      throw broken('text_too_long', { row: this.#number + 1 })
    return rows
  }

  #nextQuote(text: string, from: number): number {
    return this.#delimiter === '\t' ? -1 : text.indexOf('"', from)
  }

  /** A CR at the very end may be the first half of a CRLF. @returns -1 when the line goes on. */
  #lineEnd(text: string, from: number): number {
    const lf = text.indexOf('\n', from)
    const before = lf < 0 ? text : text.slice(from, lf)
    const cr = lf < 0 ? before.indexOf('\r', from) : before.indexOf('\r')
    const at = cr < 0 ? lf : lf < 0 ? cr : from + cr
    return at === text.length - 1 && text.charAt(at) === '\r' && !this.#ended ? -1 : at
  }

  #plainCells(line: string): string[] {
    const cells = line.split(this.#delimiter)
    return this.#delimiter === '\t' && line.includes('"') ? cells.map(unquoteTab) : cells
  }

  /** A record with quotes. @returns null when it is not complete yet. */
  #quotedRecord(text: string, from: number): { cells: string[]; next: number } | null {
    const cells: string[] = []
    let at = from
    for (;;) {
      const cell = text.charAt(at) === '"' ? this.#quotedCell(text, at) : this.#bareCell(text, at)
      if (!cell) return null
      cells.push(cell.text)
      const mark = text.charAt(cell.end)
      if (mark === this.#delimiter) at = cell.end + 1
      else return { cells, next: cell.end + (text.startsWith('\r\n', cell.end) ? 2 : 1) }
      if (cells.length > MOST_COLUMNS) throw broken('too_many_columns', { row: this.#number + 1 })
    }
  }

  #bareCell(text: string, at: number): { text: string; end: number } | null {
    const lineEnd = this.#lineEnd(text, at)
    const delimiter = text.indexOf(this.#delimiter, at)
    if (delimiter >= 0 && (lineEnd < 0 || delimiter < lineEnd))
      return { text: text.slice(at, delimiter), end: delimiter }
    if (lineEnd < 0 && !this.#ended) return null
    const end = lineEnd < 0 ? text.length : lineEnd
    return { text: text.slice(at, end), end }
  }

  #quotedCell(text: string, at: number): { text: string; end: number } | null {
    let close = text.indexOf('"', at + 1)
    while (close >= 0 && text.charAt(close + 1) === '"') close = text.indexOf('"', close + 2)
    if ((close < 0 ? text.length : close) - at > 2 * MOST_CELL_CHARS || (close < 0 && this.#ended))
      throw broken('open_quote', { row: this.#number + 1, found: text.slice(at, at + 80) })
    // What follows the last character decides whether the quote is doubled and whether CR stands alone.
    if (close < 0 || (close + 2 >= text.length && !this.#ended)) return null
    const next = text.charAt(close + 1)
    if (next !== '' && next !== this.#delimiter && next !== '\n' && next !== '\r')
      throw broken('stray_quote', { row: this.#number + 1, found: text.slice(at, close + 20) })
    return { text: text.slice(at + 1, close).replaceAll('""', '"'), end: close + 1 }
  }

  #take(rows: RawRow[], cells: string[]): void {
    this.#number += 1
    if (cells.every((cell) => cell === '')) return
    if (this.#number > MOST_ROWS) throw broken('too_many_rows', { row: this.#number })
    if (cells.length > MOST_COLUMNS) throw broken('too_many_columns', { row: this.#number })
    rows.push({ number: this.#number, cells })
  }
}

function unquoteTab(cell: string): string {
  const inner = /^"((?:[^"]|"")*)"$/.exec(cell)?.[1]
  return inner === undefined ? cell : inner.replaceAll('""', '"')
}
