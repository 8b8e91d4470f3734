import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isOverdue } from './queued-submissions.ts'

/** How many wait, and since when the one that waits longest does; null when none does. */
export type Waiting = { count: number; oldest: string | null }

/** What waits at the desk: submissions that nobody has taken into review, and those whose day is over. */
export async function countWaitingSubmissions(
  db: Database,
): Promise<{ new_submissions: Waiting; overdue_submissions: Waiting }> {
  const { rows } = await sql<
    Record<'fresh' | 'late', number> & Record<'fresh_since' | 'late_since', Date | null>
  >`
    select count(*) filter (where status = 'manuscript_submitted')::integer as fresh,
      min(submitted_at) filter (where status = 'manuscript_submitted') as fresh_since,
      count(*) filter (where ${isOverdue})::integer as late,
      min(due_on::timestamptz) filter (where ${isOverdue}) as late_since
    from submissions where status <> 'published'`.execute(db)
  const [row] = rows
  return {
    new_submissions: { count: row?.fresh ?? 0, oldest: row?.fresh_since?.toISOString() ?? null },
    overdue_submissions: { count: row?.late ?? 0, oldest: row?.late_since?.toISOString() ?? null },
  }
}
