import type { Submission } from '@panai/contract/submissions/submissions'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { today } from '../../../db/today.ts'

type ForAuthor = Submission['proof_request']

/** The proofs of these submissions that wait for their authors. */
export async function openProofRequests(
  db: Database,
  submissionIds: readonly number[],
): Promise<(id: number) => ForAuthor> {
  const rows = await db
    .selectFrom('proof_requests')
    .select(['submission_id', 'at', 'due_on', 'note', sql<boolean>`due_on < ${today}`.as('is_overdue')])
    .where('submission_id', 'in', submissionIds.length > 0 ? [...submissionIds] : [0])
    .where('ended_at', 'is', null)
    .execute()
  const found = new Map(
    rows.map(({ submission_id, at, ...rest }) => [submission_id, { ...rest, at: at.toISOString() }]),
  )
  return (id) => found.get(id) ?? null
}
