import type { NewBook } from '@panai/contract/catalogue/book-fields'
import type { Tx } from '../../db/transaction.ts'
import { addBook, changeBook } from '../catalogue/index.ts'
import type { LockedSubmission } from './lock-submission.ts'

/** Writes the record of a submission's book, which is the same book each time. It raises the version of the submission. @returns the number of the book. @throws Refusal invalid */
export async function putBook(
  tx: Tx,
  { id, author_id, book_id }: LockedSubmission,
  record: NewBook,
  { published }: { published: boolean },
): Promise<number> {
  if (book_id !== null) await changeBook(tx, { id: book_id }, { ...record, published })
  const bookId = book_id ?? (await addBook(tx, { ...record, author_id }, { published }))
  await tx
    .updateTable('submissions')
    .set({ book_id: bookId, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  return bookId
}
