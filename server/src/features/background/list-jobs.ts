import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import type { JobRecord, JobStatus, listJobs } from '@panai/contract/operations/staff/jobs'
import { sql } from 'kysely'
import { JOBS_SCHEMA } from '../../db/boss-database.ts'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { listRange } from '../../http/lists.ts'
import type { JobKind } from '../../jobs/job-kind.ts'

type Kinds = readonly Pick<JobKind, 'name' | 'title'>[]

const jobs = sql.table(`${JOBS_SCHEMA}.job`)

/** pg-boss's words for the states. */
const states: Record<JobStatus, readonly string[]> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  done: ['completed'],
  failed: ['failed'],
  cancelled: ['cancelled'],
}

type Row = {
  id: string
  name: string
  state: string
  tries: number
  created_on: Date
  start_after: Date
  started_on: Date | null
  completed_on: Date | null
  output: { message?: unknown; value?: { message?: unknown }; outcome?: unknown } | null
}

export async function findJobs(db: Database, kinds: Kinds, asked: ParsedInputOf<typeof listJobs>) {
  const names = kinds.map(({ name }) => name).filter((name) => !asked.kind || name === asked.kind)
  const wanted = asked.status ? states[asked.status] : Object.values(states).flat()
  const matching = sql`from ${jobs} where name = any(${names}) and state::text = any(${[...wanted]})`
  const { limit, offset } = listRange(asked)
  const order = sql.raw(asked.sort === 'created_at' ? 'asc' : 'desc')
  const { rows } = await sql<Row>`
    select id, name, state::text, created_on, start_after, started_on, completed_on, output,
      case when started_on is null then 0 else retry_count + 1 end as tries
    ${matching} order by created_on ${order}, id limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db)
  return { rows: rows.map((row) => toRecord(row, kinds)), total: counted[0]?.total ?? 0 }
}

/** Locks one job: of two who let it run again at once, one comes too late. @returns null when there is none, or it is not ours. */
export async function lockJob(tx: Tx, id: string, kinds: Kinds) {
  const names = kinds.map(({ name }) => name)
  const { rows } = await sql<{ kind: string; has_failed: boolean }>`
    select name as kind, state = 'failed' as has_failed from ${jobs}
    where id = ${id} and name = any(${names}) for update`.execute(tx)
  return rows[0] ?? null
}

function toRecord(row: Row, kinds: Kinds): JobRecord {
  const status = Object.keys(states).find((name) =>
    states[name as JobStatus].includes(row.state),
  ) as JobStatus // every state of pg-boss is in the list
  return {
    id: row.id,
    kind: row.name,
    title: kinds.find(({ name }) => name === row.name)?.title ?? row.name,
    status,
    tries: row.tries,
    created_at: row.created_on.toISOString(),
    due_at: status === 'waiting' ? row.start_after.toISOString() : null,
    started_at: row.started_on?.toISOString() ?? null,
    done_at: row.completed_on?.toISOString() ?? null,
    problem: textOf(row.output?.message ?? row.output?.value?.message),
    outcome: textOf(row.output?.outcome),
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
