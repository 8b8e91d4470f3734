import { SEARCH_COUNT_CAP } from '@panai/contract/catalogue/books'
import type { BookOrder } from '@panai/contract/language/vocabulary'
import type { Database } from '../../db/database.ts'
import { findBooksMeant, findBooksNamed } from '../search/index.ts'
import { type BookCondition, booksMatching } from './books-matching.ts'
import { findMatches } from './find-matches.ts'

/** One more than are counted: then there are more. */
const WANTED = SEARCH_COUNT_CAP + 1

type Search = BookCondition & { sort?: BookOrder | undefined }

/**
 * Ids of the published books that a search finds, at most one more than are counted: those that have its words, and where there is
 * none, what may have been meant.
 * @param published how many there are, if that is known.
 */
export async function searchBooks(db: Database, search: Search, published?: number): Promise<number[]> {
  const { q = '', ...filter } = search
  const found = await findPublished(db, search, published)
  if (found.length > 0 || (await isNamedElsewhere(db, q, filter))) return found
  return findBooksMeant(db, q, booksMatching(filter), WANTED)
}

/** Those whose title or people the search names in any spelling, best first, then those in whose texts it is written. */
export async function findPublished(
  db: Database,
  { q = '', ...filter }: Search,
  published?: number,
): Promise<number[]> {
  const among = booksMatching(filter)
  const [named, written] = await Promise.all([
    findBooksNamed(db, q, among, WANTED),
    findMatches(db, { q, ...filter }, published),
  ])
  // More than are counted are shown in another order by what is written alone, which is in that order.
  if (filter.sort && written.length === WANTED) return written
  return [...new Set([...named, ...written])].slice(0, WANTED)
}

/** A book is named, and a filter leaves it out: nothing else was meant. */
async function isNamedElsewhere(
  db: Database,
  q: string,
  { format, genre, author_id, featured, language, isbn }: BookCondition,
): Promise<boolean> {
  const filters = [format, genre, author_id, featured, language, isbn]
  if (filters.every((value) => value === undefined)) return false
  return (await findBooksNamed(db, q, booksMatching({}), 1)).length > 0
}
