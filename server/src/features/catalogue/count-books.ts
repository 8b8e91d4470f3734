import { LAST_REACHABLE_BOOK } from '@panai/contract/catalogue/books'
import type { Genre } from '@panai/contract/language/vocabulary'
import type { Database } from '../../db/database.ts'
import { type BookCondition, booksMatching } from './books-matching.ts'

export type Count = { total: number; exact: boolean }
/** How many published books there are of a genre in a format; `any` for all of the genre. */
type KeptCount = { genre: Genre; format: string; books: number }
export type BookCounts = readonly KeptCount[]

/** The counts that triggers keep: few rows, however large the catalogue. */
export async function readBookCounts(db: Database): Promise<BookCounts> {
  const rows = await db.selectFrom('book_counts').select(['genre', 'format', 'books']).execute()
  return rows.map((row) => ({ ...row, genre: row.genre as Genre })) // the column of `books` that it counts is checked against the list
}

/**
 * How many published books a filter without a search lets through. Genre and format are read from the kept counts; anything
 * else is counted up to the last place that can be reached, so that no page's cost grows with the catalogue.
 */
export async function countBooks(
  db: Database,
  filter: Omit<BookCondition, 'q'>,
  counts: BookCounts,
): Promise<Count> {
  const { author_id, featured, language } = filter
  if ([author_id, featured, language].some((given) => given !== undefined)) return countReachable(db, filter)
  return { total: countKept(counts, filter), exact: true }
}

/** All published books, or those of a genre and a format. */
export function countKept(counts: BookCounts, { genre, format }: BookCondition): number {
  return counts
    .filter((kept) => kept.format === (format ?? 'any') && (genre === undefined || kept.genre === genre))
    .reduce((sum, { books }) => sum + books, 0)
}

async function countReachable(db: Database, filter: BookCondition): Promise<Count> {
  const found = db
    .selectFrom('books')
    .select('books.id')
    .where(booksMatching(filter))
    .limit(LAST_REACHABLE_BOOK + 1)
  const { total } = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(total, LAST_REACHABLE_BOOK), exact: total <= LAST_REACHABLE_BOOK }
}

/** Genres of which there is a published book, in the order of the alphabet. */
export function listGenres(counts: BookCounts): Genre[] {
  return counts
    .filter(({ format, books }) => format === 'any' && books > 0)
    .map(({ genre }) => genre)
    .toSorted()
}
