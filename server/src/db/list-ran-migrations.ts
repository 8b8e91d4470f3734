import { sql } from 'kysely'
import type { Database } from './database.ts'

export type RanMigration = { name: string; at: string }

/** The migrations that have run, in their order; none in an empty database. */
export async function listRanMigrations(db: Database): Promise<RanMigration[]> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there`.execute(db)
  if (rows[0]?.is_there !== true) return []
  const { rows: ran } = await sql<RanMigration>`
    select name, timestamp as at from kysely_migration order by name`.execute(db)
  return ran
}
