import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { directionOf, editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import type { ProofRequestEnd } from '@panai/contract/submissions/staff/proof-request-rules'
import type { moveSubmission } from '@panai/contract/submissions/staff/submissions'
import { type SubmissionStatus, submissionStatusNames } from '@panai/contract/submissions/submission-rules'
import { usualDays } from '@panai/contract/submissions/usual-days'
import type { StaffCaller } from '../../access/staff-caller.ts'
import { daysFromNow } from '../../db/today.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { notifyAuthor } from '../notifications/index.ts'
import { endProofRequest, noteVersionsSeen } from '../submissions/index.ts'
import { type LockedSubmission, lockSubmission } from './lock-submission.ts'
import { submissionMoved } from './submission-moved.ts'

/** Moves a submission one step on or back. Publishing and unpublishing are use cases of their own. @throws Refusal */
export async function move(
  tx: Tx,
  { accountId }: StaffCaller,
  { id, version, to, note, reason, due_on }: ParsedInputOf<typeof moveSubmission>,
): Promise<void> {
  const submission = await lockSubmission(tx, id, version)
  const direction = directionOf(submission.status, to)
  if (direction === null) throw new Refusal('conflict', refusedStep(submission.status, to))
  if (to === 'published') throw new Refusal('conflict', editorialMessages.publishInstead)
  if (submission.status === 'published') throw new Refusal('conflict', editorialMessages.withdrawInstead)
  if (direction === 'back' && reason === null)
    throw new Refusal('invalid', messages.invalidInput, {
      errors: { reason: [editorialMessages.reasonMissing] },
    })
  await takeStep(tx, submission, { to, note, reason, by: accountId, due_on })
}

export type Step = {
  to: SubmissionStatus
  note: string | null
  reason: string | null
  /** The account that takes it. */
  by: number
  /** Left out: after the usual time of the status. */
  due_on?: string | null | undefined
}

/** How it ends that a proof is with its author, by the status to come; null: the author keeps it. */
const endOfProof: Readonly<Record<SubmissionStatus, ProofRequestEnd | null>> = {
  manuscript_submitted: 'moved_back',
  in_review: null,
  final_validation: null,
  published: 'published',
}

/** Records the step, sets the due day of the next one and notifies the author. It also marks the newest version as seen. */
export async function takeStep(tx: Tx, submission: LockedSubmission, step: Step): Promise<void> {
  const { to, note, reason, by, due_on } = step
  const end = endOfProof[to]
  if (end !== null) await endProofRequest(tx, submission.id, end)
  const { id: stepId } = await tx
    .insertInto('submission_steps')
    .values({ submission_id: submission.id, status: to, account_id: by, note, reason })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('submissions')
    .set({ due_on: due_on === undefined ? daysFromNow(usualDays[to]) : due_on })
    .where('id', '=', submission.id)
    .execute()
  await noteVersionsSeen(tx, submission.id)
  await tellAuthor(tx, submission, { stepId, to })
}

function refusedStep(from: SubmissionStatus, to: SubmissionStatus): string {
  return editorialMessages.oneStep
    .replace('{from}', submissionStatusNames[from])
    .replace('{to}', submissionStatusNames[to])
}

/** Notifies the author of a step, in the transaction that takes it: in the notifications, and by mail if they want one. */
async function tellAuthor(
  tx: Tx,
  { id, author_id, title, status }: LockedSubmission,
  { stepId, to }: { stepId: number; to: SubmissionStatus },
): Promise<void> {
  const news = { kind: 'move', submissionId: id, title, from: status, to } as const
  await notifyAuthor(tx, author_id, news, (same) => queueMail(same, submissionMoved, { stepId }))
}
