import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** For a merge of authors: moves their notifications to the remaining author, whose own preferences stay. */
export async function moveNotifications(tx: Tx, fromIds: readonly number[], toId: number): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ author_id: toId })
    .where('author_id', 'in', [...fromIds])
    .execute()
  await sql`
    insert into notification_preferences (author_id, kind, by_mail)
    select distinct on (kind) ${toId}::int, kind, by_mail from notification_preferences
    where author_id = any(${fromIds}::int[]) order by kind, author_id
    on conflict do nothing`.execute(tx)
}
