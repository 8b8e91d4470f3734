import { type Kysely, sql } from 'kysely'

/** Rows of a file that are no sales, such as its line of totals: shown, and left out when the clerk agrees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_imports add column left_out jsonb`.execute(db)
}
