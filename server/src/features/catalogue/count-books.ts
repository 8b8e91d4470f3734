import { LAST_REACHABLE_BOOK } from '@panai/contract/catalogue'
import type { Genre } from '@panai/contract/vocabulary'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type BookCondition, booksMatching } from './books-matching.ts'

export type Count = { total: number; exact: boolean }

/**
 * How many published books a filter without a search lets through. Genre and format are read from the kept counts; anything
 * else is counted up to the last place that can be reached, so that no page's cost grows with the catalogue.
 */
export async function countBooks(db: Database, filter: Omit<BookCondition, 'q'>): Promise<Count> {
  if (filter.author_id !== undefined || filter.featured !== undefined) return countReachable(db, filter)

  const { total } = await db
    .selectFrom('book_counts')
    .select(sql<number>`coalesce(sum(books), 0)::bigint`.as('total'))
    .where('format', '=', filter.format ?? 'any')
    .$call((query) => (filter.genre === undefined ? query : query.where('genre', '=', filter.genre)))
    .executeTakeFirstOrThrow()
  return { total, exact: true }
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
export async function listGenres(db: Database): Promise<Genre[]> {
  const rows = await db
    .selectFrom('book_counts')
    .select('genre')
    .where('format', '=', 'any')
    .where('books', '>', 0)
    .orderBy(sql`genre collate "C"`)
    .execute()
  return rows.map((row) => row.genre as Genre) // the column of `books` that it counts is checked against the list
}
