import type { SubmissionStatus } from '@panai/contract/submissions/submission-rules'
import type { Tx } from '../../db/transaction.ts'
import { refuseStale } from '../../http/refuse-stale.ts'

export type LockedSubmission = {
  id: number
  author_id: number
  title: string
  status: SubmissionStatus
  book_id: number | null
  /** The picture that its author gave. */
  cover_id: number
}

/**
 * Locks a submission for the transaction, as the caller has seen it. Of two callers with the same version the second waits here and
 * finds another. @throws Refusal conflict when it was changed since, not_found.
 */
export async function lockSubmission(tx: Tx, id: number, version: number): Promise<LockedSubmission> {
  const row = await tx
    .selectFrom('submissions')
    .select(['id', 'author_id', 'title', 'status', 'book_id', 'cover_id'])
    .where('id', '=', id)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refuseStale(tx, 'submissions', id)
  return { ...row, status: row.status }
}
