import { proofRequestMessages } from '@panai/contract/submissions/staff/proof-request-rules'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { endProofRequest } from '../../submissions/index.ts'
import { lockSubmission } from '../lock-submission.ts'

/** Takes the proof back from its author. @throws Refusal conflict when it is not there, or the submission was changed since; not_found. */
export async function recallProof(tx: Tx, { id, version }: { id: number; version: number }): Promise<void> {
  await lockSubmission(tx, id, version)
  if (!(await endProofRequest(tx, id, 'recalled')))
    throw new Refusal('conflict', proofRequestMessages.notWithAuthor)
}
