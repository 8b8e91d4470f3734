import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../db/tables.gen.ts'

/**
 * Whether an author shows in public: they wrote a published book or had a part in one. Who has only registered does not, nowhere.
 * The search keeps the same in `search_entries.listed`.
 */
export function isPublicAuthor(eb: ExpressionBuilder<Tables, 'authors'>) {
  const ownBook = eb
    .selectFrom('books')
    .select('books.id')
    .whereRef('books.author_id', '=', 'authors.id')
    .where('books.published_at', 'is not', null)
  const part = eb
    .selectFrom('book_contributors')
    .innerJoin('books', 'books.id', 'book_contributors.book_id')
    .select('books.id')
    .whereRef('book_contributors.author_id', '=', 'authors.id')
    .where('books.published_at', 'is not', null)
  return eb.or([eb.exists(ownBook), eb.exists(part)])
}
