import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { proofRequestMessages } from '@panai/contract/submissions/staff/proof-request-rules'
import type { changeProofRequest as changeCall } from '@panai/contract/submissions/staff/proof-requests'
import { today } from '../../../db/today.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { lockSubmission } from '../lock-submission.ts'
import { findOpenRequest } from './find-open-request.ts'
import { refusePast } from './refuse-past.ts'

/** Sets another day, another note or both while the author has the proof. Of another day the author is reminded anew. @throws Refusal */
export async function changeProofRequest(
  tx: Tx,
  { id, version, due_on, note }: ParsedInputOf<typeof changeCall>,
): Promise<void> {
  await lockSubmission(tx, id, version)
  const open = await findOpenRequest(tx, id)
  if (!open) throw new Refusal('conflict', proofRequestMessages.notWithAuthor)
  const isOtherDay = due_on !== undefined && due_on !== open.due_on
  if (isOtherDay) await refusePast(tx, due_on)
  if (!isOtherDay && note === undefined) return
  await tx
    .updateTable('proof_requests')
    .set({
      ...(isOtherDay && { due_on, due_given_on: today, reminded_at: null, overdue_at: null }),
      ...(note !== undefined && { note }),
    })
    .where('id', '=', open.id)
    .execute()
}
