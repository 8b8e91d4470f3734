import { type Kysely, sql } from 'kysely'

/** The table of files that no row names gets the name that the code has for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table loose_files rename to unattached_files`.execute(db)
  await sql`alter index loose_files_by_age rename to unattached_files_by_age`.execute(db)
  await sql`alter index loose_files_pkey rename to unattached_files_pkey`.execute(db)
  await sql`alter table unattached_files rename constraint loose_files_key_check to unattached_files_key_check`.execute(
    db,
  )
}
