import { notificationTexts } from '@panai/contract/notifications/notification-kinds'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'

/** All up to one; what came meanwhile stays unread. */
export async function markReadUpTo(tx: Tx, authorId: number, upTo: number): Promise<void> {
  await unreadOf(tx, authorId).where('id', '<=', upTo).execute()
}

/** The news of messages about a submission: the author is looking at them. */
export async function markMessagesSeen(tx: Tx, authorId: number, submissionId: number): Promise<void> {
  await unreadOf(tx, authorId)
    .where('kind', '=', 'message')
    .where('submission_id', '=', submissionId)
    .execute()
}

/** @throws Refusal not_found when the author has no such one. */
export async function markOneRead(tx: Tx, authorId: number, id: number): Promise<void> {
  const own = await tx
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirst()
  if (!own) throw new Refusal('not_found', notificationTexts.notFound)
  await unreadOf(tx, authorId).where('id', '=', id).execute()
}

function unreadOf(tx: Tx, authorId: number) {
  return tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('author_id', '=', authorId)
    .where('read_at', 'is', null)
}
