import type { booksAsCsv } from '@panai/contract/catalogue/staff/books'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../../formats/csv/write-csv.ts'
import { allFacts } from '../book-facts.ts'
import { booksMatching } from '../books-matching.ts'
import { bookColumns, cellOf, type TableBook } from './book-columns.ts'

const BATCH = 500

/** The books of a filter as a table, piece by piece. */
export async function* booksTable(
  db: Database,
  { status, ...filter }: ParsedInputOf<typeof booksAsCsv>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsv([bookColumns])
  const among = booksMatching(filter, status ?? 'any')
  let last = 0
  for (;;) {
    const books = await readTableBooks(db, sql<SqlBool>`${among} and books.id > ${last}`)
    if (books.length > 0)
      yield writeCsv(books.map((book) => bookColumns.map((column) => cellOf(book, column))))
    if (books.length < BATCH) return
    last = books.at(-1)?.id ?? last
  }
}

/** By their numbers, at most a batch. */
export function readTableBooks(
  db: Database | Tx,
  among: Expression<SqlBool>,
  most = BATCH,
): Promise<TableBook[]> {
  return db
    .selectFrom('books')
    .innerJoin('authors', 'authors.id', 'books.author_id')
    .where(among)
    .select(allFacts)
    .select(['books.id', 'books.version', 'books.reference', 'books.author_id'])
    .select(['authors.name as author_name', 'books.published_at', 'books.updated_at'])
    .orderBy('books.id')
    .limit(most)
    .execute()
}
