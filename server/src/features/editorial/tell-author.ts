import type { SubmissionStatus } from '@panai/contract/submission-rules'
import type { Tx } from '../../db/transaction.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { notifyAuthor } from '../notifications/index.ts'
import type { LockedSubmission } from './lock-submission.ts'
import { submissionMoved } from './submission-moved.ts'

/** Tells the author of a step that was taken, in the transaction that takes it: behind the bell, and by mail if they want one. */
export async function tellAuthor(
  tx: Tx,
  { id, author_id, title, status }: LockedSubmission,
  { stepId, to }: { stepId: number; to: SubmissionStatus },
): Promise<void> {
  const news = { kind: 'move', submissionId: id, title, from: status, to } as const
  await notifyAuthor(tx, author_id, news, (same) => queueMail(same, submissionMoved, { stepId }))
}
