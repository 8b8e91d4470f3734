import { sql } from 'kysely'
import { bossDatabase, JOBS_SCHEMA } from './boss-database.ts'
import { type Database, statementBounds } from './database.ts'

/** Version of the tables that the pinned pg-boss needs; a test compares it. */
export const JOBS_VERSION = 43

/** Makes the tables of background work, or brings them up to date. Several nodes may start together. The library is loaded only when there is work for it. */
export async function prepareJobs(db: Database): Promise<void> {
  if ((await versionOf(db)) === JOBS_VERSION) return
  const { PgBoss } = await import('pg-boss')
  await db.connection().execute(async (one) => {
    // When several nodes start together, one creates them and the others find them.
    await sql.raw('set lock_timeout = 0').execute(one)
    await sql`select pg_advisory_lock(hashtext('panai jobs'))`.execute(one)
    try {
      const settings = { schema: JOBS_SCHEMA, supervise: false, schedule: false }
      const boss = new PgBoss({ ...settings, db: bossDatabase(one) })
      boss.on('error', () => {}) // who waits for the start is told
      await boss.start()
      await boss.stop({ graceful: false, close: false })
    } finally {
      await sql`select pg_advisory_unlock(hashtext('panai jobs'))`.execute(one)
      await sql.raw(statementBounds).execute(one)
    }
  })
}

/** null: there are none yet. */
export async function versionOf(db: Database): Promise<number | null> {
  const { rows: known } = await sql<{ is_there: boolean }>`
    select to_regclass(${`${JOBS_SCHEMA}.version`}) is not null as is_there`.execute(db)
  if (known[0]?.is_there !== true) return null
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(`${JOBS_SCHEMA}.version`)}`.execute(db)
  return rows[0]?.version ?? null
}
