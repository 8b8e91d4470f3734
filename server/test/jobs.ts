import { sql } from 'kysely'
import { JOBS_SCHEMA } from '../src/db/boss-database.ts'
import type { Database } from '../src/db/database.ts'
import { until } from './until.ts'

export type JobRow = { id: string; name: string; state: string; retry_count: number; output: unknown }

const table = sql.table(`${JOBS_SCHEMA}.job`)

/** Jobs of a kind, oldest first. */
export async function jobsOf(db: Database, kind: string): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select id, name, state::text, retry_count, output from ${table} where name = ${kind}
    order by created_on, id`.execute(db)
  return rows
}

/** Waits until the only job of a kind is in this state. @returns it. */
export async function untilJobIs(db: Database, kind: string, state: string): Promise<JobRow> {
  let found: JobRow | undefined
  await until(`the job ${kind} is ${state}`, async () => {
    const [job, ...others] = await jobsOf(db, kind)
    if (others.length > 0) throw new Error(`there are several jobs ${kind}`)
    found = job
    return job?.state === state
  })
  if (!found) throw new Error(`there is no job ${kind}`)
  return found
}

/** Lets the time pass that a job waits for its next try, and that a node is silent until it is taken for dead. */
export async function passTheWaitOfJobs(db: Database): Promise<void> {
  await sql`update ${table} set start_after = now() where state = 'retry'`.execute(db)
  await sql`update ${table} set heartbeat_on = now() - interval '1 day' where state = 'active'`.execute(db)
  const day = sql`now() - interval '1 day'`
  await sql`update ${sql.table(`${JOBS_SCHEMA}.queue`)} set monitor_on = ${day}, monitor_claim_on = ${day}`.execute(
    db,
  )
}
