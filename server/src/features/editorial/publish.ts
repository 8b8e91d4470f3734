import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import type { publishSubmission } from '@panai/contract/submissions/staff/submissions'
import type { StaffCaller } from '../../access/staff-caller.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { addBook, changeBook } from '../catalogue/index.ts'
import { lockSubmission } from './lock-submission.ts'
import { takeStep } from './move.ts'
import { putAuthorEntry } from './put-author-entry.ts'

/**
 * Puts the book of a submission into the catalogue, or back into it, with its contributors and the author's public entry, and takes
 * the step. @throws Refusal
 */
export async function publish(
  tx: Tx,
  { accountId }: StaffCaller,
  input: ParsedInputOf<typeof publishSubmission>,
): Promise<void> {
  const {
    id,
    version,
    note,
    author_name,
    author_name_latin,
    author_language,
    author_bio,
    author_bio_en,
    author_bio_ta,
    ...book
  } = input
  const submission = await lockSubmission(tx, id, version)
  if (submission.status !== 'final_validation') throw new Refusal('conflict', editorialMessages.notFinal)
  const { author_id, book_id } = submission
  await putAuthorEntry(tx, author_id, {
    author_name,
    author_name_latin,
    author_language,
    author_bio,
    author_bio_en,
    author_bio_ta,
  })
  const bookId = book_id ?? (await addBook(tx, { ...book, author_id }, { published: true }))
  if (book_id !== null) await changeBook(tx, { id: book_id }, { ...book, published: true })
  await tx.updateTable('submissions').set({ book_id: bookId }).where('id', '=', id).execute()
  await takeStep(tx, submission, { to: 'published', note, reason: null, by: accountId })
}

/** Takes the book out of the catalogue; it and its sales stay, for when it comes back. @throws Refusal */
export async function withdraw(
  tx: Tx,
  { accountId }: StaffCaller,
  { id, version, note, reason }: { id: number; version: number; note: string | null; reason: string },
): Promise<void> {
  const submission = await lockSubmission(tx, id, version)
  if (submission.status !== 'published' || submission.book_id === null)
    throw new Refusal('conflict', editorialMessages.notPublished)
  await tx.updateTable('books').set({ published_at: null }).where('id', '=', submission.book_id).execute()
  await takeStep(tx, submission, { to: 'final_validation', note, reason, by: accountId })
}
