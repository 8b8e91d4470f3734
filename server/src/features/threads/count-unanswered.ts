import type { Database } from '../../db/database.ts'

/** Authors who wait for an answer about a book, and since when the first does. */
export const unansweredThreads = {
  kind: 'unanswered_threads',
  count: (db: Database) =>
    db
      .selectFrom('threads')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('waiting_since').as('oldest')])
      .where('waiting_since', 'is not', null)
      .executeTakeFirstOrThrow(),
} as const
