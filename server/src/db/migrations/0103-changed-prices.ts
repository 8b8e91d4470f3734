import { type Kysely, sql } from 'kysely'

/** The trade feed asks which prices have changed since a moment: written down, taken back, or in force since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index book_prices_made on book_prices (created_at)`.execute(db)
  await sql`
    create index book_prices_withdrawn on book_prices (withdrawn_at) where withdrawn_at is not null`.execute(
    db,
  )
  await sql`create index book_prices_from on book_prices (valid_from)`.execute(db)
}
