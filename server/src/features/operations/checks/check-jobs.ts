import { alerts } from '@panai/contract/operations/alerts'
import { sql } from 'kysely'
import { JOBS_SCHEMA } from '../../../db/boss-database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { jobKinds } from '../../../job-kinds.ts'
import { alarm, type Finding, fine, isOver, type OperationsDeps } from '../finding.ts'
import { readBriefly } from '../read-briefly.ts'
import { counted, lasted } from '../words.ts'

const job = sql.table(`${JOBS_SCHEMA}.job`)

type Kind = { kind: string; waiting: number; oldest: Date | null; running: number; failed_since: Date | null }

/** Background work by its kinds, but for the recount of the ledger, which is a check of its own. */
export async function checkJobs({ db }: Pick<OperationsDeps, 'db'>): Promise<Finding> {
  const kinds = await readBriefly(db, listKinds)
  const failed = kinds.filter(({ failed_since }) => failed_since !== null)
  const late = kinds.filter(({ oldest }) => isOver(alerts.WorkWaits.above, oldest))
  if (failed.length > 0) {
    const says = `Last time this failed: ${failed.map(({ kind }) => titleOf(kind)).join('; ')}.`
    return alarm('WorkFails', says, earliest(failed.map(({ failed_since }) => failed_since)))
  }
  if (late.length > 0) {
    const oldest = earliest(late.map((kind) => kind.oldest))
    const says = `This waits, the oldest for ${oldest && lasted(oldest)}: ${late.map(sayWaiting).join('; ')}.`
    return alarm('WorkWaits', says, oldest)
  }
  const waiting = kinds.filter((kind) => kind.waiting > 0)
  const running = kinds.reduce((sum, kind) => sum + kind.running, 0)
  const waits = waiting.length === 0 ? 'nothing waits' : `this waits: ${waiting.map(sayWaiting).join('; ')}`
  return fine(
    `${running === 0 ? 'No job runs' : counted(running, 'job runs', 'jobs run')}, ${waits}; nothing failed.`,
  )
}

function sayWaiting({ kind, waiting }: Kind): string {
  return `${titleOf(kind)} (${waiting.toLocaleString('en-IN')})`
}

function titleOf(kind: string): string {
  return jobKinds.find(({ name }) => name === kind)?.title ?? kind
}

async function listKinds(tx: Tx): Promise<Kind[]> {
  const { rows } = await sql<Kind>`
    with ended as (
      select name, max(completed_on) filter (where state = 'completed') as succeeded_at from ${job} group by name
    )
    select name as kind,
      count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest,
      count(*) filter (where state = 'active') as running,
      min(completed_on) filter (
        where state = 'failed' and (ended.succeeded_at is null or completed_on > ended.succeeded_at)) as failed_since
    from ${job} join ended using (name)
    where name not like '\\_\\_%' and name <> 'check-ledger' and state not in ('completed', 'cancelled')
    group by name order by name`.execute(tx)
  return rows
}

function earliest(times: readonly (Date | null)[]): Date | null {
  const known = times.filter((time) => time !== null).map((time) => time.getTime())
  return known.length === 0 ? null : new Date(Math.min(...known))
}
