import { z } from 'zod'
import { endpoint, jsonBody } from '../http/endpoint.ts'
import { idInPath, MAX_ID, wholeNumber } from '../http/fields.ts'
import { MOST_UNREAD_COUNTED, notificationKinds, notificationTexts } from './notification-kinds.ts'

export const notification = z
  .object({
    id: z.int(),
    kind: z.enum(notificationKinds),
    heading: z.string().meta({ description: 'What has happened.' }),
    subject: z.string().nullable().meta({ description: 'The subject, such as a title, in its own script.' }),
    detail: z.string().nullable(),
    link: z
      .string()
      .regex(/^\/[^/\\]/)
      .meta({ description: 'Path of the page on this site with the details.' }),
    at: z.iso.datetime(),
    read: z.boolean(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.output<typeof notification>

const unread = z.int().meta({ description: `Counted up to ${MOST_UNREAD_COUNTED}.` })
const unreadLeft = z.object({ success: z.literal(true), data: z.object({ unread }) })

const own = { tag: 'Notifications', access: 'author' } as const

export const listNotifications = endpoint({
  ...own,
  id: 'listNotifications',
  method: 'GET',
  path: '/api/author/notifications',
  summary: 'Notifications of the author, newest first',
  query: z.object({
    before: wholeNumber('before', 1, MAX_ID)
      .optional()
      .meta({ description: 'Only notifications older than the one with this number.' }),
  }),
  output: z.object({
    success: z.literal(true),
    data: z.array(notification),
    meta: z.object({ unread, more: z.boolean() }),
  }),
})

export const countUnread = endpoint({
  ...own,
  id: 'countUnread',
  method: 'GET',
  path: '/api/author/notifications/unread',
  summary: 'How many notifications the author has not seen',
  output: unreadLeft,
})

export const markAllNotificationsRead = endpoint({
  ...own,
  id: 'markAllNotificationsRead',
  method: 'POST',
  path: '/api/author/notifications/read',
  summary: 'Marks all notifications up to one as read',
  description: 'Newer notifications stay unread.',
  body: jsonBody(z.object({ up_to: z.int('up_to must be the number of a notification').min(1).max(MAX_ID) })),
  output: unreadLeft,
})

export const markNotificationRead = endpoint({
  ...own,
  id: 'markNotificationRead',
  method: 'POST',
  path: '/api/author/notifications/{id}/read',
  summary: 'Marks one notification as read',
  params: z.object({ id: idInPath }),
  output: unreadLeft,
  notFound: notificationTexts.notFound,
})

const byMail = z.boolean('Please choose yes or no')
const preferences = z
  .object({ move: byMail, message: byMail, statement: byMail, payout: byMail })
  .meta({ id: 'NotificationPreferences' })
export type NotificationPreferences = z.output<typeof preferences>

const preferencesAnswer = z.object({ success: z.literal(true), data: preferences })

export const getNotificationPreferences = endpoint({
  ...own,
  id: 'getNotificationPreferences',
  method: 'GET',
  path: '/api/author/notification-preferences',
  summary: 'Which notifications the author also gets by mail',
  description: 'Mails about the safety of the account are always sent.',
  output: preferencesAnswer,
})

export const changeNotificationPreferences = endpoint({
  ...own,
  id: 'changeNotificationPreferences',
  method: 'PATCH',
  path: '/api/author/notification-preferences',
  summary: 'Chooses which notifications the author also gets by mail',
  body: jsonBody(preferences.partial().meta({ id: 'NotificationPreferenceChanges' })),
  output: preferencesAnswer.extend({ message: z.literal(notificationTexts.saved) }),
})

export const notificationEndpoints = [
  listNotifications,
  countUnread,
  markAllNotificationsRead,
  markNotificationRead,
  getNotificationPreferences,
  changeNotificationPreferences,
] as const
