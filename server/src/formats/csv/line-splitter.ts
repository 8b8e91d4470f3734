import { CsvError, type Parser, parse } from 'csv-parse'
import { parse as parseSync } from 'csv-parse/sync'
import { BrokenFile } from '../broken-file.ts'
import { cellName } from '../cell-name.ts'
import { MOST_COLUMNS, MOST_RECORD_BYTES, MOST_ROWS } from '../limits.ts'
import type { Delimiter, RawRow } from '../table.ts'

/**
 * `cells`: a quoted cell may hold delimiters, line ends and doubled quotes (RFC 4180). `ends`: a quotation mark is an inch mark as often as
 * not; a cell is quoted only if it ends with one too, and never spans lines.
 */
export type Quoting = 'cells' | 'ends'

/** What the parser gives of a row when it is asked for its text too. */
type Split = { record: string[]; raw: string }

/** Splits text into rows as it comes; lines end with LF, CRLF or CR. */
export class LineSplitter {
  readonly #quoting: Quoting
  readonly #parser: Parser
  #rows: RawRow[] = []
  #number = 0
  #failure: unknown = null

  constructor(delimiter: Delimiter, quoting: Quoting = delimiter === '\t' ? 'ends' : 'cells') {
    this.#quoting = quoting
    const quote = quoting === 'cells' ? '"' : null
    this.#parser = parse({
      ...{ ...dialect(delimiter), quote, escape: quote, raw: true },
      max_record_size: MOST_RECORD_BYTES,
      // What is taken here is not handed on: nothing waits in the stream.
      on_record: (given: unknown) => {
        const { record, raw } = given as Split // what the parser gives where its text is asked for
        this.#take(record, raw, delimiter)
        return null
      },
    })
    this.#parser.on('error', (error) => this.#fail(error))
  }

  /** @returns the rows that are complete now. Empty lines are counted and left out. What is wrong is thrown after the rows before it. */
  async push(text: string): Promise<RawRow[]> {
    if (this.#failure === null) await this.#work((done) => this.#parser.write(text, done))
    return this.#taken()
  }

  /** The rows that no line end follows. */
  async end(): Promise<RawRow[]> {
    if (this.#failure === null) await this.#work((done) => this.#parser.end(done))
    if (this.#failure !== null) throw this.#failure
    return this.#taken()
  }

  #work(begin: (done: (error?: Error | null) => void) => void): Promise<void> {
    return new Promise((resolve) => {
      begin((error) => {
        if (error) this.#fail(error)
        resolve()
      })
    })
  }

  #fail(error: unknown): void {
    this.#failure ??= this.#said(error)
  }

  #taken(): RawRow[] {
    const rows = this.#rows
    this.#rows = []
    if (rows.length === 0 && this.#failure !== null) throw this.#failure
    return rows
  }

  #take(all: string[], raw: string, delimiter: Delimiter): void {
    this.#number += 1
    if (all.every((cell) => cell === '')) return
    const row = this.#number
    if (row > MOST_ROWS) throw new BrokenFile('too_many_rows', { row })
    const cells = withinColumns(all, row)
    if (this.#quoting === 'ends') this.#rows.push({ number: row, cells: cells.map(unquoted) })
    else {
      if (cells.some((cell) => cell.startsWith('"')) && hasStrayQuote(raw, delimiter))
        throw new BrokenFile('stray_quote', { row, found: raw.slice(0, 80) })
      this.#rows.push({ number: row, cells })
    }
  }

  #said(error: unknown): unknown {
    if (!(error instanceof CsvError)) return error
    const raw = 'raw' in error ? String(error.raw) : ''
    const code = error.code === 'CSV_MAX_RECORD_SIZE' && !raw.includes('"') ? 'text_too_long' : 'open_quote'
    return new BrokenFile(code, { row: this.#number + 1, found: raw.slice(0, 80) })
  }
}

/** Empty cells behind the last column that is read are left out, as a spreadsheet writes them behind each line of a wide sheet. */
function withinColumns(cells: string[], row: number): string[] {
  if (cells.length <= MOST_COLUMNS) return cells
  const beyond = cells.findIndex((cell, at) => at >= MOST_COLUMNS && cell.trim() !== '')
  if (beyond >= 0) throw new BrokenFile('too_many_columns', { row, found: cellName(beyond, row) })
  return cells.slice(0, MOST_COLUMNS)
}

/** A quotation mark within a cell that is not quoted is read as it stands. */
function dialect(delimiter: Delimiter) {
  return {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  }
}

/** A cell that begins with a quotation mark was quoted with care, or goes on behind the closing one. */
function hasStrayQuote(raw: string, delimiter: Delimiter): boolean {
  try {
    parseSync(raw, { ...dialect(delimiter), relax_quotes: false })
    return false
  } catch (error) {
    return error instanceof CsvError && error.code === 'CSV_INVALID_CLOSING_QUOTE'
  }
}

function unquoted(cell: string): string {
  const inner = /^"((?:[^"]|"")*)"$/.exec(cell)?.[1]
  return inner === undefined ? cell : inner.replaceAll('""', '"')
}
