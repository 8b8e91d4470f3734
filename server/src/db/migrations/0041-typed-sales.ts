import { type Kysely, sql } from 'kysely'

/** Sales that were typed by hand are found by their book: few beside all that came in files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sales_typed on sales (book_id) where reference = 'typed' and reversed_by is null`.execute(
    db,
  )
}
