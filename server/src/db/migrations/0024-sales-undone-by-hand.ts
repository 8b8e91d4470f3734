import { type Kysely, sql } from 'kysely'

/** A sale typed by hand is asked for by its key again, also when it was undone since: found among those few without a look at every import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index sales_imports_undone_by_hand on sales_imports (id)
    where kind = 'manual' and state = 'undone'`.execute(db)
}
