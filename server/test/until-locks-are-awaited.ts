import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { until } from './until.ts'

/** Until so many sessions of this database wait for a lock that another one has. */
export async function untilLocksAreAwaited(db: Database, count: number): Promise<void> {
  await until(`${count} wait for a lock`, async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count === count
  })
}
