import type { Database } from '@panai/server/db/database'
import { migrate } from '@panai/server/db/migrate'
import { sql } from 'kysely'
import { AUTHORS, BOOKS, isbnOf, SHARED } from '../sales/write-sales-csv.ts'

/** The books and authors that the table of sales is about. Who has written a book with another has seven tenths of its royalty. */
export async function prepareCatalogue(db: Database): Promise<void> {
  await migrate(db)
  const isbns = JSON.stringify(Array.from({ length: BOOKS }, (_, at) => isbnOf(at)))
  await sql`
    insert into authors (slug, name, language)
    select 'author-' || at, 'கல்கி ' || at, 'ta' from generate_series(0, ${AUTHORS - 1}::int) as at`.execute(
    db,
  )
  await sql`
    insert into books (reference, title, description, language, author_id, genre, formats, mrp_paise, isbn, pages, trim_size)
    select 'BENCH-' || at, 'பொன்னியின் செல்வன் ' || at, 'A book.', 'ta',
      (select min(id) from authors) + (at % ${AUTHORS})::int, 'fiction', array['paperback'], 10000 + at % 800 * 100,
      isbn, 200, '5.5 X 8.5 in'
    from jsonb_array_elements_text(${isbns}::jsonb) with ordinality as given(isbn, place), lateral (select place - 1 as at) as n`.execute(
    db,
  )
  await sql`
    with shared as (
      insert into share_sets (book_id, valid_from)
      select id, '2020-01-01' from books where substr(reference, 7)::int % ${SHARED}::int = 0 returning id, book_id)
    insert into shares (set_id, book_id, author_id, role, share_bp)
    select shared.id, book_id, first + (author_id - first + place) % ${AUTHORS}::int, 'author', share_bp
    from shared join books on books.id = book_id, (select min(id) as first from authors) as authors,
      (values (0, 7000), (1, 3000)) as parts(place, share_bp)`.execute(db)
  await sql`analyze`.execute(db)
}
