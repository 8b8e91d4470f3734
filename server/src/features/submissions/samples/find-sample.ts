import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** What anybody may read of a book, as staff see it; null: nothing. */
export async function findSample(db: Database | Tx, bookId: number): Promise<StaffSubmission['sample']> {
  const found = await db
    .selectFrom('book_samples')
    .select(['extent', 'state', 'percent', 'problem'])
    .where('book_id', '=', bookId)
    .executeTakeFirst()
  if (!found) return null
  const { state, ...sample } = found
  return { ...sample, state: state === 'open' ? 'being_made' : state }
}
