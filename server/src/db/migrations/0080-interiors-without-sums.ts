import { type Kysely, sql } from 'kysely'

/** Finds what was set before files had sums without a look at every book: the job that sets books asks for it each time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index interiors_without_sums on interiors (version_id)
    where file_sha256 is null and file_key is not null`.execute(db)
}
