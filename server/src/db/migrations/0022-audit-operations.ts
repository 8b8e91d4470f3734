import { type Kysely, sql } from 'kysely'

/** What was taken away is looked for among all the rest, of which there is much more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_entries_doing on audit_entries (operation, id desc)`.execute(db)
}
