import type { Tx } from '../../../db/transaction.ts'

/** With which a proof is with its author now. */
export function findOpenRequest(
  tx: Tx,
  submissionId: number,
): Promise<{ id: number; due_on: string } | undefined> {
  return tx
    .selectFrom('proof_requests')
    .select(['id', 'due_on'])
    .where('submission_id', '=', submissionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}
