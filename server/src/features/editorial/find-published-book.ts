import { bookFactNames } from '@panai/contract/catalogue/book-facts'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { allFacts, toFacts } from '../catalogue/index.ts'

/** The facts of the book that a submission has become, as the form of its publication holds them. */
export async function findPublishedBook(db: Database | Tx, id: number): Promise<StaffSubmission['book']> {
  const book = await db
    .selectFrom('books')
    .select(['id', 'version', 'reference', 'published_at'])
    .select(allFacts)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    version: book.version,
    reference: book.reference,
    ...toFacts(book, bookFactNames),
    published_at: book.published_at?.toISOString() ?? null,
  }
}
