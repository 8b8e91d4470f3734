import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { prepareJobs } from '../jobs/prepare-jobs.ts'
import { StartupProblem } from '../startup-problem.ts'
import type { Database } from './database.ts'
import { migrations } from './migrations/index.ts'
import { renewSearchKeys } from './search/renew-search-keys.ts'
import type { Tx } from './transaction.ts'

const OLDEST_POSTGRES = 150_000

/** The names of all migrations of this version, in their order. */
export const knownMigrations: readonly string[] = Object.keys(migrations).sort()

function migrator(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

/**
 * Brings the schema, and the keys of the search, up to date; several nodes may start together, one does the work and the others wait for it.
 * @returns the names of the migrations that ran now.
 */
export async function migrate(db: Database): Promise<string[]> {
  await requireKnownPostgres(db)
  const { error, results = [] } = await migrator(db).migrateToLatest()
  if (error) throw error
  await renewSearchKeys(db)
  await prepareJobs(db)
  return results.map((result) => result.migrationName)
}

/** True when every migration of this version has run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const known = await migrator(db).getMigrations()
  return known.every((migration) => migration.executedAt !== undefined)
}

/**
 * Makes the schema as it was after the migration of that name, or as it is today, in the transaction of the caller.
 * Jobs and the keys of the search are left to `migrate`.
 */
export async function migrateWithin(tx: Tx, to?: string): Promise<void> {
  const { error } = await (to === undefined ? migrator(tx).migrateToLatest() : migrator(tx).migrateTo(to))
  if (error) throw error
}

async function requireKnownPostgres(db: Database): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int as version`.execute(db)
  const version = rows[0]?.version ?? 0
  if (version < OLDEST_POSTGRES)
    throw new StartupProblem(
      `The database is PostgreSQL ${Math.floor(version / 10_000)}; Panai needs 15 or later. Set DATABASE_URL to a newer one.`,
    )
}
