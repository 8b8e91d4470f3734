import type { QueuedSubmission } from '@panai/contract/submissions/staff/submission-records'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.gen.ts'
import { today } from '../../db/today.ts'

export type Queued = ExpressionBuilder<Tables, 'submissions'>

/** Until when something is to be done: by the author, as long as the proof is there. */
export const dueDay = sql<string | null>`coalesce(submissions.proof_due_on, submissions.due_on)`

/** What is late: its day is over and it has not appeared. */
export const isOverdue = sql<boolean>`(${dueDay} < ${today} and submissions.status <> 'published')`

/** No editor has seen the newest version of the manuscript. */
export const hasNewVersion = sql<boolean>`exists (
  select from submission_versions where submission_id = submissions.id and number > 1 and seen_at is null)`

/** Submissions as the queue shows them. */
export function queuedSubmissions(db: Database) {
  return db
    .selectFrom('submissions')
    .leftJoin('accounts as assignees', 'assignees.id', 'submissions.assignee_id')
    .select([
      'submissions.id',
      'submissions.version',
      'submissions.title',
      'submissions.subtitle',
      'submissions.author_id',
      'submissions.author_name',
      'submissions.language',
      'submissions.genres',
      'submissions.status',
      'submissions.status_since',
      'submissions.submitted_at',
      'submissions.due_on',
      'submissions.proof_due_on',
      'submissions.page_count',
      'submissions.book_id',
      'submissions.assignee_id',
      'assignees.name as assignee_name',
      sql<number>`floor(extract(epoch from now() - submissions.status_since) / 86400)::integer`.as(
        'days_in_status',
      ),
      hasNewVersion.as('has_new_version'),
      sql<boolean>`coalesce(${isOverdue}, false)`.as('is_overdue'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof queuedSubmissions>['executeTakeFirstOrThrow']>>

export function toQueued({ assignee_id, assignee_name, ...row }: Row): QueuedSubmission {
  return {
    ...row,
    genres: row.genres,
    status: row.status,
    status_since: row.status_since.toISOString(),
    submitted_at: row.submitted_at.toISOString(),
    assignee: toPerson(assignee_id, assignee_name),
  }
}

export function toPerson(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null || name === null ? null : { id, name }
}
