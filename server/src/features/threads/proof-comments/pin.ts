import { proofMessages } from '@panai/contract/submissions/proof-rules'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import type { ProofPlace } from '@panai/contract/threads/proof-comments'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { lockNewestFile } from '../../submissions/index.ts'

/** What makes a message a comment on a place of the printed pages, or an answer to one. */
export type Pin = { sha256: string; place: ProofPlace } | { comment: number }

/**
 * Pins a message that has just been stored.
 * @throws Refusal conflict when the pages are not those of the newest version any more, not_found when there is no such comment.
 */
export async function storePin(
  tx: Tx,
  pin: Pin,
  { submissionId, messageId }: { submissionId: number; messageId: number },
): Promise<void> {
  if ('comment' in pin) {
    await refuseUnknown(tx, submissionId, pin.comment)
    await tx.insertInto('proof_answers').values({ id: messageId, comment_id: pin.comment }).execute()
    return
  }
  const newest = await lockNewestFile(tx, submissionId)
  if (newest?.sha256 !== pin.sha256) throw new Refusal('conflict', proofMessages.outdated)
  const { page, x, y, letters_before } = pin.place
  await tx
    .insertInto('proof_comments')
    .values({
      ...{ id: messageId, submission_id: submissionId, version_id: newest.versionId },
      ...{ file_sha256: pin.sha256, page, x, y, letters_before },
    })
    .execute()
}

/** Closes a comment as seen to, or opens it again. @throws Refusal not_found. */
export async function setClosed(
  tx: Tx,
  { submissionId, comment, closed }: { submissionId: number; comment: number; closed: boolean },
): Promise<void> {
  await refuseUnknown(tx, submissionId, comment)
  await tx
    .updateTable('proof_comments')
    .set({ closed_at: closed ? new Date() : null })
    .where('id', '=', comment)
    .where('closed_at', closed ? 'is' : 'is not', null)
    .execute()
}

async function refuseUnknown(db: Database | Tx, submissionId: number, comment: number): Promise<void> {
  const found = await db
    .selectFrom('proof_comments')
    .select('id')
    .where('id', '=', comment)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', submissionMessages.notFound)
}
