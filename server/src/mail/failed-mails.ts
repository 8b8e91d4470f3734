import type { Database } from '../db/database.ts'

/** Mails that were given up. */
export const failedMails = {
  kind: 'failed_mails',
  count: (db: Database) =>
    db
      .selectFrom('mails')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
      .where('status', '=', 'failed')
      .executeTakeFirstOrThrow(),
} as const
