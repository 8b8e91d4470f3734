import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { WaitingCounter } from '../console/index.ts'
import { dueDay, isOverdue } from './queued-submissions.ts'

/** Submissions that wait for an editor: those that nobody has taken into review, those with a version that no editor has seen, and those whose day is over. */
export const waitingSubmissions: readonly WaitingCounter[] = [
  { kind: 'new_submissions', count: countNew },
  { kind: 'new_versions', count: countNewVersions },
  { kind: 'overdue_moves', count: countOverdue },
]

type Waiting = { count: number; oldest: Date | null }

async function countNew(db: Database): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::integer as count, min(status_since) as oldest
    from submissions where status = 'manuscript_submitted'`.execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}

async function countNewVersions(db: Database): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(distinct submission_id)::integer as count, min(at) as oldest
    from submission_versions where number > 1 and seen_at is null`.execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}

/** It waits since the end of its day, where the company is. */
async function countOverdue(db: Database): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::integer as count, min((${dueDay} + 1)::timestamp at time zone 'Asia/Kolkata') as oldest
    from submissions where ${isOverdue}`.execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}
