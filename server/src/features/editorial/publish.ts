import type { NewBook } from '@panai/contract/catalogue/book-fields'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { proofMessages } from '@panai/contract/submissions/proof-rules'
import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import type { publishSubmission } from '@panai/contract/submissions/staff/submissions'
import type { StaffCaller } from '../../access/staff-caller.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { askForSample, findApprovedBook } from '../submissions/index.ts'
import { type LockedSubmission, lockSubmission } from './lock-submission.ts'
import { takeStep } from './move.ts'
import { putAuthorEntry } from './put-author-entry.ts'
import { putBook } from './put-book.ts'
import { refuseOtherRecord } from './refuse-other-record.ts'
import type { ApprovedFront } from './take-approved-front.ts'

/**
 * Puts the book of a submission into the catalogue, or back into it, with its contributors and the author's public entry, and takes
 * the step, and asks for the sample that anybody may read of it. @returns as `askForSample`. @throws Refusal
 */
export async function publish(
  tx: Tx,
  { accountId }: StaffCaller,
  input: ParsedInputOf<typeof publishSubmission>,
  { jobs, front }: { jobs: Pick<Jobs, 'add'>; front: ApprovedFront | null },
): Promise<number[]> {
  const {
    id,
    version,
    note,
    sample,
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
  await putAuthorEntry(tx, submission.author_id, {
    author_name,
    author_name_latin,
    author_language,
    author_bio,
    author_bio_en,
    author_bio_ta,
  })
  const record = await asApproved(tx, submission, book, front)
  const bookId = await putBook(tx, submission, record, { published: true })
  const unshown = await askForSample(tx, jobs, { submissionId: id, bookId, extent: sample, field: 'sample' })
  await takeStep(tx, submission, { to: 'published', note, reason: null, by: accountId })
  return unshown
}

/** The record with the pages, the size and the cover of the proof that the author has approved; as it is where none is. @throws Refusal */
async function asApproved(
  tx: Tx,
  { id, cover_id }: LockedSubmission,
  book: NewBook,
  front: ApprovedFront | null,
): Promise<NewBook> {
  const approved = await findApprovedBook(tx, id)
  if (front?.sha256 !== approved?.front?.sha256) throw new Refusal('conflict', proofMessages.outdated)
  if (!approved) return book
  const { pages, size } = approved
  const record = { ...book, pages: book.pages ?? pages, trim_size: book.trim_size ?? size }
  refuseOtherRecord(record, approved)
  if (!front) return record
  if (![null, cover_id, front.pictureId].includes(book.cover_id))
    throw new Refusal('invalid', messages.invalidInput, {
      errors: { cover_id: [editorialMessages.coverOfProof] },
    })
  return { ...record, cover_id: front.pictureId }
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
