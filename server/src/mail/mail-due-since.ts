import { sql } from 'kysely'

/**
 * Since when a waiting mail should have left. Each try puts `due_at` off until the next one, so that a mail which has been tried counts
 * from when it was written.
 */
export const mailDueSince = sql<Date>`case when mails.tries = 0 then mails.due_at else mails.created_at end`
