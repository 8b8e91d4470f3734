import { sql } from 'kysely'
import type { Database } from './database.ts'
import { listRanMigrations, type RanMigration } from './list-ran-migrations.ts'
import { knownMigrations, requireKnownPostgres } from './migrate.ts'
import { planMigrations } from './plan-migrations.ts'
import { JOBS_VERSION, versionOf } from './prepare-jobs.ts'
import { areSearchKeysCurrent } from './search/renew-search-keys.ts'

export type UpgradePlan = {
  postgres: string
  ran: readonly RanMigration[]
  toRun: readonly string[]
  /** The rules of the search are others, so that all its keys are made again. */
  renewsSearch: boolean
  /** The tables of background work are made, or brought to another version. */
  jobsChange: boolean
}

/** What a start of this version would do to the database; reads only. @throws StartupProblem when it would be refused. */
export async function planUpgrade(db: Database): Promise<UpgradePlan> {
  await requireKnownPostgres(db)
  const ran = await listRanMigrations(db)
  const toRun = planMigrations(
    ran.map(({ name }) => name),
    knownMigrations,
  )
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  return {
    postgres: rows[0]?.server_version ?? '',
    ran,
    toRun,
    renewsSearch: !(await hasSearchRules(db)) || !(await areSearchKeysCurrent(db)),
    jobsChange: (await versionOf(db)) !== JOBS_VERSION,
  }
}

async function hasSearchRules(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('search_rules') is not null as is_there`.execute(db)
  return rows[0]?.is_there === true
}
