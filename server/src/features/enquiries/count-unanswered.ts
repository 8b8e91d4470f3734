import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Messages of the contact form that nobody has answered, and since when the first waits. Suspects wait for nothing. */
export const unansweredEnquiries = {
  kind: 'unanswered_enquiries',
  count: (db: Database) =>
    db
      .selectFrom('enquiries')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('waiting_since').as('oldest')])
      .where('state', '=', 'open')
      // Written out, since an index of just these is asked.
      .where('is_suspect', '=', sql<boolean>`false`)
      .executeTakeFirstOrThrow(),
} as const
