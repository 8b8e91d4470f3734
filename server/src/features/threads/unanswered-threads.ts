import type { Database } from '../../db/database.ts'

/** Conversations that wait for an answer of the company, and since when the oldest waits. */
export const unansweredThreads = {
  kind: 'unanswered_threads',
  count: (db: Database) =>
    db
      .selectFrom('threads')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('waiting_since').as('oldest')])
      .where('waiting_since', 'is not', null)
      .executeTakeFirstOrThrow(),
} as const
