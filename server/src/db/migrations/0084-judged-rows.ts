import { type Kysely, sql } from 'kysely'

/**
 * A digest of what a row that is to be posted comes to, as it was shown: its book and format, what it is in rupees, by which terms, price and rate each
 * author earns what of it. Posting compares. Null: nobody earns by it, or it was read before this was kept, and is shown once more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_lines add column judged uuid`.execute(db)
}
