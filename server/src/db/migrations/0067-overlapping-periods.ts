import { type Kysely, sql } from 'kysely'

/**
 * A row whose period overlaps that of a posted row of another file, for the same book, edition and channel: figures of a month that
 * were revised, or a summary of what came day by day before. It is no foreign key, as with returns: posted rows stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_lines add column overlaps_line_id bigint check (overlaps_line_id <> id)`.execute(db)
  await sql`
    create index sale_lines_overlapping on sale_lines (import_id, id) where overlaps_line_id is not null`.execute(
    db,
  )
  await sql`
    create index sale_lines_of_periods on sale_lines (book_id, channel, period_to)
    where state = 'posted' and period_from < period_to`.execute(db)
  // The oldest sale of a book is found without the others, in place of an index of the book alone.
  await sql`drop index sales_of_book`.execute(db)
  await sql`create index sales_of_book on sales (book_id, sold_on, line_id)`.execute(db)
}
