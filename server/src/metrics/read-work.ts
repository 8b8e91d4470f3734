import { sql } from 'kysely'
import { JOBS_SCHEMA } from '../db/boss-database.ts'
import type { Database } from '../db/database.ts'
import { mailDueSince } from '../mail/mail-due-since.ts'

const LOOK_MS = 3_000

/** Seconds where nothing else is said. */
export type Work = {
  jobs: { kind: string; state: string; count: number; dueFor: number | null }[]
  endedJobs: { kind: string; failed: boolean; succeededAt: number | null }[]
  mails: { status: string; count: number; dueFor: number }[]
  imports: { state: string; count: number }[]
  payoutRuns: { state: string; count: number }[]
  replicas: { replica: string; bytes: number }[]
}

/** What waits and what failed, in all nodes: one look, by indexes or over tables that stay small. @throws when it takes longer than three seconds. */
export async function readWork(db: Database): Promise<Work> {
  const job = sql.table(`${JOBS_SCHEMA}.job`)
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(LOOK_MS)}`.execute(tx)
    const { rows } = await sql<{ work: Work }>`
      select json_build_object(
        'jobs', (select coalesce(json_agg(found), '[]') from (
          select name as kind, state, count(*)::int,
            extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())) as "dueFor"
          from ${job} where state <> 'completed' and state <> 'cancelled' and state <> 'failed' and name not like '\\_\\_%'
          group by name, state) found),
        'endedJobs', (select coalesce(json_agg(found), '[]') from (
          select name as kind, (array_agg(state order by completed_on desc))[1] = 'failed' as failed,
            extract(epoch from max(completed_on) filter (where state = 'completed')) as "succeededAt"
          from ${job} where completed_on is not null and state in ('completed', 'failed') and name not like '\\_\\_%'
          group by name) found),
        'mails', (select json_agg(found) from (
          select wanted as status, count(mails.id)::int, coalesce(greatest(extract(epoch from now() - min(${mailDueSince})), 0), 0) as "dueFor"
          from unnest(array['waiting', 'failed']) wanted left join mails on mails.status = wanted
          group by wanted) found),
        'imports', (select coalesce(json_agg(found), '[]') from (
          select state, count(*)::int from sales_imports group by state) found),
        'payoutRuns', (select coalesce(json_agg(found), '[]') from (
          select state, count(*)::int from payout_runs group by state) found),
        'replicas', (select coalesce(json_agg(found), '[]') from (
          select application_name as replica, pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) as bytes
          from pg_stat_replication where replay_lsn is not null and not pg_is_in_recovery()) found)
      ) as work`.execute(tx)
    const [row] = rows
    if (!row) throw new Error('the look at the work gave no row')
    return row.work
  })
}
