import type { ParsedInputOf } from '@panai/contract/endpoint'
import { messages } from '@panai/contract/messages'
import { directionOf, editorialMessages, usualDays } from '@panai/contract/staff/editorial-rules'
import type { moveSubmission } from '@panai/contract/staff/submissions'
import { type SubmissionStatus, submissionStatusNames } from '@panai/contract/submission-rules'
import type { StaffCaller } from '../../access/staff-caller.ts'
import { daysFromNow } from '../../db/today.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { type LockedSubmission, lockSubmission } from './lock-submission.ts'
import { tellAuthor } from './tell-author.ts'

/** Moves a submission one step on or back; to and from `published` the publication leads. @throws Refusal */
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

/** Writes the step down, dates the next one and tells the author. */
export async function takeStep(tx: Tx, submission: LockedSubmission, step: Step): Promise<void> {
  const { to, note, reason, by, due_on } = step
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
  await tellAuthor(tx, submission, { stepId, to })
}

function refusedStep(from: SubmissionStatus, to: SubmissionStatus): string {
  return editorialMessages.oneStep
    .replace('{from}', submissionStatusNames[from])
    .replace('{to}', submissionStatusNames[to])
}
