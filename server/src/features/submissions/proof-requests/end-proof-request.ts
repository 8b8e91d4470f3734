import type { ProofRequestEnd } from '@panai/contract/submissions/staff/proof-request-rules'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

/**
 * Ends that a proof is with its author, in the transaction of what ends it.
 * @param tx holds the lock of the submission. @returns whether one was with its author.
 */
export async function endProofRequest(tx: Tx, submissionId: number, as: ProofRequestEnd): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('proof_requests')
    .set({ ended_at: sql<Date>`clock_timestamp()`, ended_as: as })
    .where('submission_id', '=', submissionId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
