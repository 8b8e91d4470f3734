import { notificationTexts } from '@panai/contract/notifications/notification-kinds'
import {
  changeNotificationPreferences,
  countUnread,
  getNotificationPreferences,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@panai/contract/notifications/notifications'
import { signedIn } from '../../access/access.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ok, success } from '../../http/answers.ts'
import { route } from '../../http/route.ts'
import { countUnreadOf, listNotificationsOf } from './list-notifications.ts'
import { markOneRead, markReadUpTo } from './mark-read.ts'
import { changePreferences, getPreferences } from './preferences.ts'

export const notificationRoutes = [
  route(listNotifications, signedIn, async ({ db, caller, input, language }) => {
    const { data, more } = await listNotificationsOf(db, caller.authorId, input.before, language)
    return { success, data, meta: { unread: await countUnreadOf(db, caller.authorId), more } }
  }),
  route(countUnread, signedIn, async ({ db, caller }) =>
    ok({ unread: await countUnreadOf(db, caller.authorId) }),
  ),
  route(markAllNotificationsRead, signedIn, async ({ db, caller, input }) => {
    await inTransaction(db, (tx) => markReadUpTo(tx, caller.authorId, input.up_to))
    return ok({ unread: await countUnreadOf(db, caller.authorId) })
  }),
  route(markNotificationRead, signedIn, async ({ db, caller, input }) => {
    await inTransaction(db, (tx) => markOneRead(tx, caller.authorId, input.id))
    return ok({ unread: await countUnreadOf(db, caller.authorId) })
  }),
  route(getNotificationPreferences, signedIn, async ({ db, caller }) =>
    ok(await getPreferences(db, caller.authorId)),
  ),
  route(changeNotificationPreferences, signedIn, async ({ db, caller, input }) => {
    await inTransaction(db, (tx) => changePreferences(tx, caller.authorId, input))
    return { success, message: notificationTexts.saved, data: await getPreferences(db, caller.authorId) }
  }),
]
