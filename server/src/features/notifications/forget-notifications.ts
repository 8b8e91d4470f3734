import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

/** When an author leaves: what they were told goes, and what they had chosen. */
export async function forgetNotifications(tx: Tx, authorId: number): Promise<number[]> {
  await tx.deleteFrom('notifications').where('author_id', '=', authorId).execute()
  await tx.deleteFrom('notification_preferences').where('author_id', '=', authorId).execute()
  return []
}

/** For the author's own copy of everything. */
export async function listAllNotifications(db: Database, authorId: number) {
  const notifications = await db
    .selectFrom('notifications')
    .select(['kind', 'submission_id', 'details', 'at', 'read_at'])
    .where('author_id', '=', authorId)
    .orderBy('id')
    .execute()
  const chosen = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'by_mail'])
    .where('author_id', '=', authorId)
    .execute()
  return { notifications, chosen }
}
