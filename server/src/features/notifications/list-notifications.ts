import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { MOST_UNREAD_COUNTED, NOTIFICATIONS_PER_PAGE } from '@panai/contract/notifications/notification-kinds'
import type { Notification } from '@panai/contract/notifications/notifications'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { showNotification } from './kinds.ts'

/** One page of an author's notifications, newest first, older than `before`, with words in a language. */
export async function listNotificationsOf(
  db: Database,
  authorId: number,
  before: number | undefined,
  language: InterfaceLanguage,
): Promise<{ data: Notification[]; more: boolean }> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'kind', 'details', 'at', 'read_at'])
    .where('author_id', '=', authorId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(NOTIFICATIONS_PER_PAGE + 1)
    .execute()
  const data = rows.slice(0, NOTIFICATIONS_PER_PAGE).map(({ id, details, at, read_at, ...row }) => {
    const kind = row.kind
    return {
      id,
      kind,
      ...showNotification(kind, details, language),
      at: at.toISOString(),
      read: read_at !== null,
    }
  })
  return { data, more: rows.length > NOTIFICATIONS_PER_PAGE }
}

/** Uses an index of the unread, and stops counting at the cap. */
export async function countUnreadOf(db: Database | Tx, authorId: number): Promise<number> {
  const some = db
    .selectFrom('notifications')
    .select('id')
    .where('author_id', '=', authorId)
    .where('read_at', 'is', null)
    .limit(MOST_UNREAD_COUNTED)
  const { unread } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}
