import type { BookFilter } from '@panai/contract/catalogue/books'
import type { BookState, IsbnState } from '@panai/contract/catalogue/staff/books'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { BookFormat } from '@panai/contract/language/vocabulary'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../db/tables.gen.ts'

/** Below this many characters an index of three-letter pieces finds nothing: such a search looks at beginnings of words in titles and names. */
const SHORTEST_INSIDE_WORDS = 3

export type BookCondition = Pick<
  BookFilter,
  'q' | 'format' | 'genre' | 'language' | 'author_id' | 'featured'
> & {
  isbn?: IsbnState | undefined
  lacks?: InterfaceLanguage | undefined
}

/**
 * The condition of books that a filter lets through: of those that are published, unless it is said otherwise. It uses columns of
 * `books` alone, so that its indexes serve.
 */
export function booksMatching(
  filter: BookCondition,
  state: BookState | 'any' = 'published',
): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'books'>()
  const conditions: Expression<SqlBool>[] = []
  if (state !== 'any') conditions.push(eb('books.published_at', state === 'draft' ? 'is' : 'is not', null))
  const { q = '', format, genre, author_id, featured, language, isbn, lacks } = filter
  const text = searchText(q)
  if (text !== '') conditions.push(contains(text))
  if (format) conditions.push(eb('books.formats', '@>', sql<BookFormat[]>`array[${format}]`))
  if (genre) conditions.push(eb('books.genre', '=', genre))
  if (author_id !== undefined) conditions.push(eb('books.author_id', '=', author_id))
  if (featured !== undefined) conditions.push(eb('books.is_featured', '=', featured))
  if (language) conditions.push(eb('books.language', '=', language))
  if (isbn) conditions.push(eb('books.isbn', isbn === 'pending' ? 'is' : 'is not', null))
  if (lacks) conditions.push(eb('books.language', '<>', lacks), eb(`books.description_${lacks}`, 'is', null))
  return eb.and(conditions)
}

/** What is left of a search when case, width of gaps and way of composing letters are set aside. Case is the database's matter. */
export function searchText(q: string): string {
  return q.normalize('NFC').replaceAll('\0', '').replace(/\s+/g, ' ').trim()
}

/** The functions that make the keys of books make that of the search; neither has a letter that `like` takes for a pattern. */
function contains(text: string): Expression<SqlBool> {
  return [...text].length < SHORTEST_INSIDE_WORDS
    ? sql<SqlBool>`books.search_title like '%' || title_search_key(${text}) || '%'`
    : sql<SqlBool>`books.search_text like '%' || search_key(${text}) || '%'`
}
