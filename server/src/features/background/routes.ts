import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { listJobs, retryJob } from '@panai/contract/operations/staff/jobs'
import { sql } from 'kysely'
import { staffRoute } from '../../access/staff-route.ts'
import type { Tx } from '../../db/transaction.ts'
import { success } from '../../http/answers.ts'
import { toList } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { jobKinds } from '../../job-kinds.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { findJobs, lockJob } from './list-jobs.ts'

export function backgroundRoutes(jobs: Pick<Jobs, 'retry'>): Route[] {
  return [
    staffRoute(listJobs, async ({ db, input }) => toList(input, await findJobs(db, jobKinds, input))),
    staffRoute(retryJob, async ({ input: { id }, change }) => {
      await change(async (tx) => {
        const job = await lockJob(tx, id, jobKinds)
        if (!job) throw new Refusal('not_found', staffMessages.notFound)
        if (!job.has_failed) throw new Refusal('conflict', staffAccountMessages.jobNotRetried)
        await jobs.retry(tx, { id, kind: job.kind })
        await noteRetry(tx, id)
      })
      return { success, message: staffAccountMessages.jobRetried }
    }),
  ]
}

/** The tables of background work are pg-boss's and have no audit trigger: this records who ran a job again. */
async function noteRetry(tx: Tx, id: string): Promise<void> {
  await sql`
    insert into audit_entries (account_id, network, action, operation, subject, subject_id, before, after)
    values (nullif(current_setting('panai.account'), '')::integer, nullif(current_setting('panai.network'), ''),
      current_setting('panai.action'), 'update', 'jobs', ${id}, '{"state": "failed"}', '{"state": "retry"}')`.execute(
    tx,
  )
}
