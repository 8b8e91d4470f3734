import type { Tx } from '../../db/transaction.ts'

/** Notes that an editor has seen every version of a manuscript that there is: none of them waits any longer. */
export async function noteVersionsSeen(tx: Tx, submissionId: number): Promise<void> {
  await tx
    .updateTable('submission_versions')
    .set({ seen_at: new Date() })
    .where('submission_id', '=', submissionId)
    .where('number', '>', 1)
    .where('seen_at', 'is', null)
    .execute()
}
