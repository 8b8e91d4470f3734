import { proofMessages } from '@panai/contract/submissions/proof-rules'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'

type Withdrawal = { id: number; approval: number; reason: string; accountId: number }
type Submission = { author_id: number; title: string }

/**
 * Takes an approval back. It stays as withdrawn, with its files; what its files held back is made anew by the next look of the clock.
 * @param tx holds the lock of the submission.
 * @throws Refusal not_found when the submission has no such approval, conflict when it is published, or was withdrawn before.
 */
export async function withdrawApproval(
  tx: Tx,
  { id, approval, reason, accountId }: Withdrawal,
): Promise<Submission> {
  const found = await tx
    .selectFrom('proof_approvals')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(['withdrawn_at', 'status', 'author_id', 'title'])
    .where('proof_approvals.id', '=', approval)
    .where('submission_id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', submissionMessages.notFound)
  if (found.status === 'published') throw new Refusal('conflict', submissionMessages.versionTooLate)
  if (found.withdrawn_at !== null) throw new Refusal('conflict', proofMessages.withdrawnBefore)
  await tx
    .updateTable('proof_approvals')
    .set({ withdrawn_at: new Date(), withdrawn_by: accountId, withdrawal_reason: reason })
    .where('id', '=', approval)
    .execute()
  return found
}
