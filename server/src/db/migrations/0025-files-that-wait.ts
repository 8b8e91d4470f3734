import { type Kysely, sql } from 'kysely'

/** Files with rows that wait are counted for the console's home: few among all that were ever taken in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index sales_imports_that_wait on sales_imports (created_at)
    where state in ('ready', 'posted') and totals @> '[{"state": "waiting"}]'`.execute(db)
}
