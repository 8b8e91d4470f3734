import { sql } from 'kysely'
import { type MigrationResult, Migrator } from 'kysely/migration'
import { StartupProblem } from '../startup/startup-problem.ts'
import { type Database, statementBounds } from './database.ts'
import { listRanMigrations } from './list-ran-migrations.ts'
import { migrations } from './migrations/index.ts'
import { planMigrations } from './plan-migrations.ts'
import { prepareJobs } from './prepare-jobs.ts'
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
  const results = await bringUpToDate(db)
  await renewSearchKeys(db)
  await prepareJobs(db)
  return results.map((result) => result.migrationName)
}

/** A statement may take as long as it must: a large table, or another node that is at work. */
function bringUpToDate(db: Database): Promise<readonly MigrationResult[]> {
  return db.connection().execute(async (one) => {
    await sql
      .raw('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
      .execute(one)
    planMigrations(
      (await listRanMigrations(one)).map(({ name }) => name),
      knownMigrations,
    )
    const { error, results = [] } = await migrator(one).migrateToLatest()
    if (error) throw error
    await sql.raw(statementBounds).execute(one)
    return results
  })
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

/** @throws StartupProblem when it is none on which the schema can be. */
export async function requireKnownPostgres(db: Database): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`.execute(
    db,
  )
  const { version = 0, encoding = '' } = rows[0] ?? {}
  if (version < OLDEST_POSTGRES)
    throw new StartupProblem(
      `The database is PostgreSQL ${Math.floor(version / 10_000)}; Panai needs 15 or later. Set DATABASE_URL to a newer one.`,
    )
  if (encoding !== 'UTF8')
    throw new StartupProblem(
      `The database keeps its text as ${encoding}, which can't hold every script. Set DATABASE_URL to one made with encoding UTF8.`,
    )
}
