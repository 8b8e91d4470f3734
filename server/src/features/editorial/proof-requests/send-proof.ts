import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { whyNotSent } from '@panai/contract/submissions/staff/proof-request-rules'
import type { sendProof as sendProofCall } from '@panai/contract/submissions/staff/proof-requests'
import { usualProofDays } from '@panai/contract/submissions/usual-days'
import { daysFromNow } from '../../../db/today.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { notifyAuthor } from '../../notifications/index.ts'
import { findProof, noteVersionsSeen } from '../../submissions/index.ts'
import { type LockedSubmission, lockSubmission } from '../lock-submission.ts'
import { findOpenRequest } from './find-open-request.ts'
import { proofSent } from './proof-sent.ts'
import { refusePast } from './refuse-past.ts'

/** Sends the proof to its author, to be looked through and approved. It also marks the newest version as seen. @throws Refusal */
export async function sendProof(
  tx: Tx,
  accountId: number,
  { id, version, due_on, note }: ParsedInputOf<typeof sendProofCall>,
): Promise<void> {
  const submission = await lockSubmission(tx, id, version)
  const why = await findWhyNot(tx, submission)
  if (why !== null) throw new Refusal('conflict', why)
  if (due_on !== undefined) await refusePast(tx, due_on)
  const { id: proofRequestId } = await tx
    .insertInto('proof_requests')
    .values({ submission_id: id, account_id: accountId, note, due_on: due_on ?? daysFromNow(usualProofDays) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteVersionsSeen(tx, id)
  const { author_id, title } = submission
  const news = { kind: 'proof', submissionId: id, title, news: 'sent' } as const
  await notifyAuthor(tx, author_id, news, (same) => queueMail(same, proofSent, { proofRequestId }))
}

async function findWhyNot(tx: Tx, { id, status }: LockedSubmission): Promise<string | null> {
  const changes = await tx
    .selectFrom('change_requests')
    .select('id')
    .where('submission_id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  const isWithAuthor = (await findOpenRequest(tx, id)) !== undefined
  const proof = await findProof(tx, id)
  return whyNotSent({ status, isWithAuthor, areChangesOpen: changes !== undefined, proof })
}
