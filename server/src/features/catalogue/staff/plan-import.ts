import { createHash } from 'node:crypto'
import { bookMessages } from '@panai/contract/catalogue/book-facts'
import { type ChangedBook, changedBook, type NewBook, newBook } from '@panai/contract/catalogue/book-fields'
import { bookEditMessages } from '@panai/contract/catalogue/staff/book-edits'
import { bookImportMessages, type ImportedRow } from '@panai/contract/catalogue/staff/book-imports'
import { translationMessages } from '@panai/contract/catalogue/staff/translation-messages'
import { englishTradeWords } from '@panai/contract/language/trade-words'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Errors } from '../../../http/received-body.ts'
import {
  type BookColumn,
  cellOf,
  isTableFact,
  readCell,
  readYesOrNo,
  type TableBook,
  toldOnly,
} from './book-columns.ts'
import { readTableBooks } from './each-book.ts'
import type { FileRow } from './read-book-file.ts'
import type { BookFile } from './take-book-file.ts'

const reference = /^[\p{L}\p{N}._/-]{1,60}$/u

type Added = NewBook & { author_id: number }
type Changed = ChangedBook & { author_id?: number }

/** What confirming does with a row; null: nothing. */
export type Step =
  | { do: 'add'; reference: string; published: boolean; book: Added }
  | { do: 'change'; id: number; version: number; published?: boolean; change: Changed }
  | null

export type PlannedRow = ImportedRow & { step: Step }

export type ImportPlan = { rows: PlannedRow[]; token: string }

/** What the rows of a file are compared with, read at once for all of them. */
type Known = {
  books: Map<string, TableBook>
  withManuscript: Set<number>
  authors: Set<number>
  authorsByName: Map<string, number[]>
  isbns: Map<string, { id: number; title: string }>
}

/**
 * What a file of books would change. The token is made of the file, and of every book and version that it would change: the same
 * token means exactly the same changes.
 */
export async function planImport(
  db: Database | Tx,
  { rows: fileRows, sha256 }: BookFile,
): Promise<ImportPlan> {
  const known = await readKnown(db, fileRows)
  const rows = fileRows.map((row) => planRow(row, known))
  refuseRepeats(rows)
  const digest = createHash('sha256').update(sha256)
  for (const row of rows) digest.update(JSON.stringify([row.line, row.outcome, row.step]))
  return { rows, token: digest.digest('hex') }
}

async function readKnown(db: Database | Tx, rows: readonly FileRow[]): Promise<Known> {
  const references = rows.map(({ cells }) => cells.reference?.trim() ?? '')
  const books = await readTableBooks(
    db,
    sql<SqlBool>`books.reference = any(${references}::text[])`,
    references.length,
  )
  const ids = rows.flatMap(({ cells }) => [
    ...[...(cells.contributors ?? '').matchAll(/\[(\d{1,9})\]/g)].map(([, id]) => Number(id)),
    ...(/^\d{1,9}$/.test(cells.author_id?.trim() ?? '') ? [Number(cells.author_id)] : []),
  ])
  const names = rows.flatMap(({ cells }) => (cells.author?.trim() ? [cells.author.trim()] : []))
  const [authors, isbns, manuscripts] = await Promise.all([
    db
      .selectFrom('authors')
      .select(['id', 'name', 'name_latin'])
      .where(
        sql<boolean>`id = any(${ids}::int[]) or name = any(${names}::text[]) or name_latin = any(${names}::text[])`,
      )
      .execute(),
    db
      .selectFrom('books')
      .select(['id', 'isbn', 'title'])
      .where(
        sql<boolean>`isbn = any(${rows.map(({ cells }) => (cells.isbn ?? '').replace(/\D/g, ''))}::text[])`,
      )
      .execute(),
    db
      .selectFrom('submissions')
      .select('book_id')
      .where(sql<boolean>`book_id = any(${books.map(({ id }) => id)}::int[])`)
      .execute(),
  ])
  const authorsByName = new Map<string, number[]>()
  for (const { id, name, name_latin } of authors)
    for (const called of new Set([name, name_latin ?? name]))
      authorsByName.set(called, [...(authorsByName.get(called) ?? []), id])
  return {
    books: new Map(books.map((book) => [book.reference, book])),
    withManuscript: new Set(manuscripts.flatMap(({ book_id }) => book_id ?? [])),
    authors: new Set(authors.map(({ id }) => id)),
    authorsByName,
    isbns: new Map(isbns.map(({ id, isbn, title }) => [isbn ?? '', { id, title }])),
  }
}

function planRow({ line, cells }: FileRow, known: Known): PlannedRow {
  const name = cells.reference?.trim() ?? ''
  const book = known.books.get(name) ?? null
  const errors: Errors = {}
  const blame = (column: string, message: string) => {
    errors[column] = [...(errors[column] ?? []), message]
  }
  if (name === '') blame('reference', bookImportMessages.referenceMissing)
  else if (book === null && !reference.test(name)) blame('reference', bookImportMessages.referenceMalformed)

  const differing = differences(cells, book)
  const given = readCells(differing, blame)
  const published = readPublished(differing.published, blame)
  const author = readAuthor(differing, book, known, blame)
  const read = check(book === null ? newBook : changedBook, given, blame)
  if (read?.isbn) {
    const owner = known.isbns.get(read.isbn)
    if (owner && owner.id !== book?.id)
      blame(
        'isbn',
        bookMessages.isbnTaken.replace('{title}', () => owner.title),
      )
  }
  if (read?.contributors?.some(({ author_id }) => author_id !== null && !known.authors.has(author_id)))
    blame('contributors', bookMessages.authorGone)
  const { language, description_ta } = { ...book, ...withoutUndefined(read ?? {}) }
  if (language === 'ta' && description_ta)
    blame('description_ta', translationMessages.own(englishTradeWords.languages.ta))
  if (book && published !== undefined && known.withManuscript.has(book.id))
    blame('published', bookEditMessages.ofManuscript)

  const told = { line, reference: name, title: cells.title?.trim() || (book?.title ?? ''), errors }
  if (Object.keys(errors).length > 0) return { ...told, outcome: 'wrong', changes: [], step: null }
  if (book === null) {
    const added = { ...(read as NewBook), author_id: author ?? 0 } // parsed by its schema; an author that is missing was blamed
    return {
      ...told,
      outcome: 'new',
      changes: [],
      step: { do: 'add', reference: name, published: published ?? false, book: added },
    }
  }
  const change: Changed = { ...(read as ChangedBook), ...(author !== undefined && { author_id: author }) } // parsed by its schema
  const changes = changedCells(book, change, published)
  if (changes.length === 0) return { ...told, outcome: 'same', changes, step: null }
  const step = {
    do: 'change' as const,
    id: book.id,
    version: book.version,
    change,
    ...(published !== undefined && { published }),
  }
  return { ...told, outcome: 'changed', changes, step }
}

/** Only the cells that say something else than the book: a table that comes back as it went changes nothing, however it was written. */
function differences(cells: FileRow['cells'], book: TableBook | null): FileRow['cells'] {
  const kept: FileRow['cells'] = {}
  for (const [column, cell] of columnsOf(cells)) {
    if (column === 'reference' || toldOnly.includes(column)) continue
    if (book ? differs(cell, String(cellOf(book, column) ?? '')) : cell.trim() !== '') kept[column] = cell
  }
  return kept
}

/** Whether the texts differ, but for what a spreadsheet does to ends of lines and blanks around, and for a lost apostrophe. */
function differs(cell: string, current: string): boolean {
  const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/^'/, '').trim()
  return plain(cell) !== plain(current)
}

type Blame = (column: string, message: string) => void

/** The cells as the fields of a book take them. */
function readCells(cells: FileRow['cells'], blame: Blame): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const [column, cell] of columnsOf(cells)) {
    if (!isTableFact(column)) continue
    const read = readCell(column, cell)
    if ('given' in read) given[column] = read.given
    else blame(column, read.problem)
  }
  return given
}

function readPublished(cell: string | undefined, blame: Blame): boolean | undefined {
  if (cell === undefined) return undefined
  const read = readYesOrNo(cell)
  if ('given' in read) return read.given
  blame('published', read.problem)
  return undefined
}

function columnsOf(cells: FileRow['cells']): [BookColumn, string][] {
  return Object.entries(cells) as [BookColumn, string][] // named by columns only
}

/** The number where there is one, else the name, which must be one author's. @returns undefined: as it was. */
function readAuthor(
  cells: FileRow['cells'],
  book: TableBook | null,
  known: Known,
  blame: Blame,
): number | undefined {
  const number = cells.author_id?.trim() ?? ''
  if (number !== '') {
    if (/^\d{1,9}$/.test(number) && known.authors.has(Number(number))) return Number(number)
    blame('author_id', bookImportMessages.authorUnknown)
    return undefined
  }
  const name = cells.author?.trim() ?? ''
  if (name === '') {
    if (book === null) blame('author', bookImportMessages.authorMissing)
    return undefined
  }
  const [only, ...others] = known.authorsByName.get(name) ?? []
  if (only !== undefined && others.length === 0) return only
  blame('author', only === undefined ? bookImportMessages.authorUnknown : bookImportMessages.authorAmbiguous)
  return undefined
}

function check(schema: z.ZodType<NewBook> | z.ZodType<ChangedBook>, given: object, blame: Blame) {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) blame(String(path[0]), message)
  return null
}

/** Before and after, as the table writes them; a cell that was only written otherwise is none. */
function changedCells(
  book: TableBook,
  { mrp, ...change }: Changed,
  published: boolean | undefined,
): ImportedRow['changes'] {
  const after: TableBook = {
    ...book,
    ...withoutUndefined(change),
    ...(mrp !== undefined && { mrp_paise: mrp }),
    ...(published !== undefined && { published_at: published ? (book.published_at ?? new Date()) : null }),
  }
  const shown = [
    ...Object.keys(change),
    ...(mrp === undefined ? [] : ['mrp']),
    ...(published === undefined ? [] : ['published']),
  ]
  return (shown as BookColumn[]) // the fields of a change are columns by the same names
    .map((column) => ({
      column,
      before: String(cellOf(book, column) ?? ''),
      after: String(cellOf(after, column) ?? ''),
    }))
    .filter(({ before, after: now }) => before !== now)
}

function withoutUndefined(change: Omit<Changed, 'mrp'>): Partial<TableBook> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

function refuseRepeats(rows: PlannedRow[]): void {
  const repeat = (keyOf: (row: PlannedRow) => string | null, column: string, message: string) => {
    const seen = new Map<string, number>()
    for (const row of rows) {
      const value = keyOf(row)
      if (value) seen.set(value, (seen.get(value) ?? 0) + 1)
    }
    for (const row of rows) {
      if ((seen.get(keyOf(row) ?? '') ?? 0) < 2) continue
      row.errors[column] = [...(row.errors[column] ?? []), message]
      row.outcome = 'wrong'
    }
  }
  repeat(({ reference: name }) => name, 'reference', bookImportMessages.referenceTwice)
  repeat(
    ({ step }) => (step?.do === 'add' ? step.book.isbn : (step?.change.isbn ?? null)),
    'isbn',
    bookImportMessages.isbnTwice,
  )
  for (const row of rows) if (row.outcome === 'wrong') row.step = null
}
