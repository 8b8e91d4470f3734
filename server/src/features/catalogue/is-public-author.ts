import { sql } from 'kysely'

/**
 * Whether a row of `authors` shows in public: they wrote a published book or had a part in one. Who has only registered does not,
 * nowhere. The search keeps the same in `search_entries.listed`.
 */
export const isPublicAuthor = sql<boolean>`(
  exists (select from books where books.author_id = authors.id and books.published_at is not null)
  or exists (
    select from book_contributors join books on books.id = book_contributors.book_id
    where book_contributors.author_id = authors.id and books.published_at is not null))`
