import { readFile } from 'node:fs/promises'
import { bookImportMessages, MOST_IMPORTED_ROWS } from '@panai/contract/catalogue/staff/book-imports'
import { CsvError, parse } from 'csv-parse/sync'
import { INPUT } from '../../../untrusted-files/task.ts'
import { type BookColumn, isBookColumn } from './book-columns.ts'

export type FileRow = { line: number; cells: Partial<Record<BookColumn, string>> }

/** An apostrophe before what would be a formula, as our own table writes it. */
const guarded = /^'(?=\s*[=+\-@\t\r\n＝＋－＠])/

/** Reads a table of books, whatever its columns' order and the sign between them. @throws BadBookFile when it is none. */
export function readBookFile(bytes: Buffer): FileRow[] {
  const text = decode(bytes)
  const [heading = [], ...rows] = parseTable(text)
  const columns = heading.map((name) => name.trim().toLowerCase())
  const unknown = columns.filter((name) => name !== '' && !isBookColumn(name))
  if (unknown.length > 0) throw refuse(`There is no column of this name: ${unknown.join(', ')}`)
  const twice = columns.filter((name, at) => name !== '' && columns.indexOf(name) !== at)
  if (twice.length > 0) throw refuse(`This column is there twice: ${twice.join(', ')}`)
  if (!columns.includes('reference')) throw refuse(bookImportMessages.noReference)
  const filled = rows
    .map((cells, at) => ({ line: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) throw refuse(bookImportMessages.noRows)
  if (filled.length > MOST_IMPORTED_ROWS) throw refuse(bookImportMessages.tooManyRows)
  return filled.map(({ line, cells }) => ({ line, cells: named(columns, cells) }))
}

function named(columns: readonly string[], cells: readonly string[]): FileRow['cells'] {
  const row: FileRow['cells'] = {}
  for (const [at, column] of columns.entries())
    if (isBookColumn(column)) row[column] = (cells[at] ?? '').replace(guarded, '')
  return row
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse(bookImportMessages.notCsv)
  }
}

function parseTable(text: string): string[][] {
  // Spreadsheets of some countries put a semicolon between the cells.
  const firstLine = text.slice(0, text.search(/[\r\n]|$/))
  const delimiter = [',', ';', '\t'].find((sign) => firstLine.includes(sign)) ?? ','
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: false })
  } catch (error) {
    if (error instanceof CsvError) throw refuse(`${bookImportMessages.notCsv} (${error.message})`)
    throw error
  }
}

/** Says in its message what is wrong with the file as a whole. */
export class BadBookFile extends Error {}

function refuse(problem: string): BadBookFile {
  return new BadBookFile(problem)
}

/** Reads the table of books, in a process of its own. */
export async function openBookFile(): Promise<{ rows: FileRow[] } | { problem: string }> {
  try {
    return { rows: readBookFile(await readFile(INPUT)) }
  } catch (error) {
    if (error instanceof BadBookFile) return { problem: error.message }
    throw error
  }
}
