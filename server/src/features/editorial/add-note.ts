import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'

/** Adds a note that only the staff read. Two may write one at once: nothing is overwritten. @throws Refusal not_found. */
export async function addNote(
  tx: Tx,
  accountId: number,
  { id, text }: { id: number; text: string },
): Promise<void> {
  const submission = await tx
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!submission) throw new Refusal('not_found', submissionMessages.notFound)
  await tx.insertInto('submission_notes').values({ submission_id: id, account_id: accountId, text }).execute()
}
