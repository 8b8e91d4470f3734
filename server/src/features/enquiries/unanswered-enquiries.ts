import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Unanswered messages of the contact form, and since when the oldest waits. Suspected spam does not count. */
export const unansweredEnquiries = {
  kind: 'unanswered_enquiries',
  count: (db: Database) =>
    db
      .selectFrom('enquiries')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('waiting_since').as('oldest')])
      .where('state', '=', 'open')
      // As a literal, so that the partial index is used.
      .where('is_suspect', '=', sql<boolean>`false`)
      .executeTakeFirstOrThrow(),
} as const
