import type { ContributorRole } from '@panai/contract/language/vocabulary'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { documentTypes, submissionMessages } from '@panai/contract/submissions/submission-rules'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { pictureFrom, toPicture } from '../pictures/index.ts'
import { findChosenPrint, findSample, manuscriptName, versionsOf } from '../submissions/index.ts'
import { findPublishedBook } from './find-published-book.ts'
import { getSubmittingAuthor } from './get-submitting-author.ts'
import { listProofRequests } from './proof-requests/list-proof-requests.ts'
import { queuedSubmissions, toPerson, toQueued } from './queued-submissions.ts'

/** All that staff know of a submission. @throws Refusal not_found. */
export async function getStaffSubmission(db: Database | Tx, id: number): Promise<StaffSubmission> {
  const row = await queuedSubmissions(db)
    .innerJoin('pictures', 'pictures.id', 'submissions.cover_id')
    .select([
      'submissions.about_book',
      'submissions.about_author',
      'submissions.contributor_types',
      'submissions.drive_link',
      'submissions.manuscript_kind',
      'submissions.manuscript_bytes',
      'submissions.manuscript_sha256',
      'submissions.has_text',
      'submissions.page_width_mm',
      'submissions.page_height_mm',
      'submissions.cover_id',
      pictureFrom('pictures').as('cover'),
    ])
    .where('submissions.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', submissionMessages.notFound)
  const { about_book, about_author, contributor_types, drive_link, cover_id, cover, ...rest } = row
  const {
    manuscript_kind,
    manuscript_bytes,
    manuscript_sha256,
    has_text,
    page_width_mm,
    page_height_mm,
    ...queued
  } = rest
  const { picture } = toPicture(cover)
  if (!picture) throw new Error(`submission ${id} has no cover`)
  const kind = manuscript_kind
  return {
    ...toQueued(queued),
    about_book,
    about_author,
    contributors: await contributorsOf(db, id),
    contributor_types: contributor_types as ContributorRole[],
    drive_link,
    manuscript:
      kind === null || manuscript_bytes === null || manuscript_sha256 === null
        ? null
        : {
            file_name: manuscriptName(row.title, kind),
            media_type: documentTypes[kind],
            kind,
            bytes: manuscript_bytes,
            sha256: manuscript_sha256,
            pages: row.page_count,
            has_text,
            page_width_mm,
            page_height_mm,
          },
    cover_id,
    cover: picture,
    chosen_print: await findChosenPrint(db, id),
    steps: await stepsOf(db, id),
    ...(await versionsOf(db, [id]))(id),
    proof_requests: await listProofRequests(db, id),
    notes: await notesOf(db, id),
    author: await getSubmittingAuthor(db, row.author_id, id),
    book: row.book_id === null ? null : await findPublishedBook(db, row.book_id),
    sample: row.book_id === null ? null : await findSample(db, row.book_id),
  }
}

async function contributorsOf(db: Database | Tx, id: number): Promise<StaffSubmission['contributors']> {
  const rows = await db
    .selectFrom('submission_contributors')
    .select(['name', 'role'])
    .where('submission_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ name, role }) => ({ name, role }))
}

async function stepsOf(db: Database | Tx, id: number): Promise<StaffSubmission['steps']> {
  const rows = await db
    .selectFrom('submission_steps as steps')
    .leftJoin('accounts', 'accounts.id', 'steps.account_id')
    .select([
      'steps.id',
      'steps.status',
      'steps.at',
      'steps.note',
      'steps.reason',
      'steps.account_id',
      'accounts.name',
    ])
    .where('steps.submission_id', '=', id)
    .orderBy('steps.id')
    .execute()
  return rows.map(({ id, status, at, note, reason, account_id, name }) => ({
    id,
    status,
    at: at.toISOString(),
    by: toPerson(account_id, name),
    note,
    reason,
  }))
}

async function notesOf(db: Database | Tx, id: number): Promise<StaffSubmission['notes']> {
  const rows = await db
    .selectFrom('submission_notes as notes')
    .leftJoin('accounts', 'accounts.id', 'notes.account_id')
    .select(['notes.id', 'notes.text', 'notes.at', 'notes.account_id', 'accounts.name'])
    .where('notes.submission_id', '=', id)
    .orderBy('notes.id')
    .execute()
  return rows.map(({ id, text, at, account_id, name }) => ({
    id,
    text,
    at: at.toISOString(),
    by: toPerson(account_id, name),
  }))
}
