import type { Database } from '../../db/database.ts'

/** Messages of the contact form that nobody has answered. */
export const unansweredEnquiries = {
  kind: 'unanswered_enquiries',
  count: (db: Database) =>
    db
      .selectFrom('enquiries')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
      .executeTakeFirstOrThrow(),
} as const
