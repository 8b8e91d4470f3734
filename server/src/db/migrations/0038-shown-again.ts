import { type Kysely, sql } from 'kysely'

/** When an import was not posted since its rows came to something else than what had been shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_imports add column shown_again_at timestamptz`.execute(db)
}
