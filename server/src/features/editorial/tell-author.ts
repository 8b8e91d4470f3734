import type { SubmissionStatus } from '@panai/contract/submission-rules'
import type { Tx } from '../../db/transaction.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { LockedSubmission } from './lock-submission.ts'
import { submissionMoved } from './submission-moved.ts'

/** Tells the author of a step that was taken, in the transaction that takes it. */
export async function tellAuthor(
  tx: Tx,
  _submission: LockedSubmission,
  { stepId }: { stepId: number; to: SubmissionStatus },
): Promise<void> {
  await queueMail(tx, submissionMoved, { stepId })
}
