/** What other features need to tell authors something, and to forget it. */
export { forgetNotifications, listAllNotifications } from './forget-notifications.ts'
export type { PayeeNews } from './kinds.ts'
export { markMessagesSeen } from './mark-read.ts'
export { moveNotifications } from './move-notifications.ts'
export { type News, notifyAuthor } from './notify-author.ts'
