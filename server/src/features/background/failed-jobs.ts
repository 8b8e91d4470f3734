import { sql } from 'kysely'
import { JOBS_SCHEMA } from '../../db/boss-database.ts'
import type { Database } from '../../db/database.ts'

const jobs = sql.table(`${JOBS_SCHEMA}.job`)

/** Jobs that failed for good and have not succeeded since. */
export const failedJobs = {
  kind: 'failed_jobs',
  async count(db: Database): Promise<{ count: number; oldest: Date | null }> {
    const { rows } = await sql<{ count: number; oldest: Date | null }>`
      select count(*) as count, min(created_on) as oldest from ${jobs} failed
      where state = 'failed' and not exists (
        select from ${jobs} later
        where later.name = failed.name and later.state = 'completed' and later.created_on > failed.created_on
      )`.execute(db)
    return rows[0] ?? { count: 0, oldest: null }
  },
} as const
