import { submissionStatuses } from '@panai/contract/submission-rules'
import type { Database } from '../../db/database.ts'

const [first] = submissionStatuses

/** Manuscripts that nobody has begun to read. */
export const newSubmissions = {
  kind: 'new_submissions',
  count: (db: Database) =>
    db
      .selectFrom('submissions')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('submitted_at').as('oldest')])
      .where('status', '=', first)
      .executeTakeFirstOrThrow(),
} as const
