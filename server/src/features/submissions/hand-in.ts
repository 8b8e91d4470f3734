import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { messages } from '@panai/contract/http/messages'
import { uploadMessages } from '@panai/contract/http/upload-messages'
import { coverRule, submissionMessages } from '@panai/contract/submissions/submission-rules'
import type { ManuscriptForm, Submission } from '@panai/contract/submissions/submissions'
import type { AuthorCaller } from '../../access/caller.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { noteUnattached, removeUnattached } from '../../files/unattached-files.ts'
import type { Errors, ReceivedFile } from '../../http/received-body.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Owner } from '../../untrusted-files/fair-queue.ts'
import { countingTry } from '../../untrusted-files/refused-files.ts'
import { openPicture, originalKey, type PictureDeps } from '../pictures/index.ts'
import { findSubmission } from './find-submissions.ts'
import type { DocumentFinding, DocumentProblem } from './inspection/findings.ts'
import { openDocument } from './inspection/open-document.ts'
import { refuseTooMany } from './limit-submissions.ts'
import { type NewCover, type NewManuscript, type NewSubmission, storeSubmission } from './store-submission.ts'

export type Deps = PictureDeps

export type HandIn = {
  caller: Pick<AuthorCaller, 'accountId' | 'authorId'>
  form: ManuscriptForm
  files: SentFiles
  idempotencyKey: string | null
  /** The owner of the files in the queue for opening. */
  owner: Owner
}

/**
 * Takes a manuscript: looks into its files, puts them in the storage and then, in one transaction, writes down what it is, where
 * its files are, and which mails go out about it. The same again with its key stores nothing and is answered as before.
 * @throws Refusal conflict when the author's key came with something else before; too_many; invalid, naming all bad files.
 */
export async function handIn(
  deps: Deps,
  { caller, form, files, idempotencyKey, owner }: HandIn,
): Promise<Submission> {
  const { db } = deps
  const { authorId } = caller
  const digest = digestOf(form, files)
  const earlier = await findEarlier(db, authorId, idempotencyKey, digest)
  if (earlier !== null) return getStored(db, earlier, authorId)

  const prepared = deps.uploads.place()
  const trying = {
    accountId: caller.accountId,
    door: 'submission',
    refuseTooMany: (tx: Tx) => refuseTooMany(tx, caller),
  } as const
  try {
    const id = await countingTry(db, trying, async (counted) => {
      const { cover, manuscript } = await lookInto(deps, { files, owner, prepared })
      const submission = { ...caller, form, digest, idempotencyKey, cover, manuscript, counted }
      return keep(deps, submission, { prepared, document: files.bookPdf?.path ?? null })
    })
    return await getStored(db, id, authorId)
  } finally {
    await rm(prepared, { force: true })
  }
}

/** Files first, the row second: what has a row has its files, and a file without one is found by its note. */
async function keep(
  { db, storage }: Deps,
  submission: NewSubmission,
  { prepared, document }: { prepared: string; document: string | null },
): Promise<number> {
  const { cover, manuscript, authorId, idempotencyKey, digest } = submission
  const keys = [originalKey(cover.key), ...(manuscript ? [manuscript.key] : [])]
  await noteUnattached(db, keys)
  try {
    await storage.moveFromFs(prepared, originalKey(cover.key))
    if (manuscript && document !== null) await storage.moveFromFs(document, manuscript.key)
    const id = await inTransaction(db, (tx) => storeSubmission(tx, submission, keys))
    if (id !== null) return id
  } catch (error) {
    await removeUnattached(db, storage, keys)
    throw error
  }
  // Another try with the same key was faster: what it stored is what counts.
  await removeUnattached(db, storage, keys)
  const faster = await findEarlier(db, authorId, idempotencyKey, digest)
  if (faster === null) throw new Error('a submission vanished while it was handed in again')
  return faster
}

async function lookInto(
  { untrusted }: Pick<Deps, 'untrusted'>,
  { files, owner, prepared }: { files: SentFiles; owner: Owner; prepared: string },
): Promise<{ cover: NewCover; manuscript: NewManuscript | null }> {
  const { bookPdf, bookCover } = files
  if (!bookCover) throw new Error('a form without a cover was let through')
  const wanted = { from: bookCover.path, to: prepared, types: coverRule.types }
  // One after the other: an owner has one place at a time, and all mistakes are named at once.
  const cover = await openPicture(untrusted, wanted, owner)
  const document: DocumentFinding | null = bookPdf ? await openDocument(untrusted, bookPdf, owner) : null
  const errors: Errors = {}
  if ('problem' in cover) errors.bookCover = [coverProblems[cover.problem]]
  if (document && 'problem' in document) errors.bookPdf = [documentProblems[document.problem]]
  if ('problem' in cover || (document && 'problem' in document))
    throw new Refusal('invalid', messages.invalidInput, { errors })
  return {
    // Not made of the picture's bytes, as others are: who has the picture must not be able to tell its address.
    cover: { ...cover, key: randomBytes(16).toString('hex') },
    manuscript: bookPdf && document ? { ...document, ...describe(bookPdf), key: newManuscriptKey() } : null,
  }
}

const coverProblems = {
  type: submissionMessages.coverMissing,
  pixels: submissionMessages.coverPixels,
  harmful: uploadMessages.harmful,
  unscanned: uploadMessages.unscanned,
}
export const documentProblems: Record<DocumentProblem, string> = {
  type: submissionMessages.documentType,
  ...uploadMessages,
  locked: submissionMessages.documentLocked,
  broken: submissionMessages.documentBroken,
}

export function describe({ size, sha256 }: ReceivedFile): Pick<NewManuscript, 'bytes' | 'sha256'> {
  return { bytes: size, sha256 }
}

export function newManuscriptKey(): string {
  return `manuscripts/${randomUUID()}`
}

async function findEarlier(
  db: Database,
  authorId: number,
  idempotencyKey: string | null,
  digest: string,
): Promise<number | null> {
  if (idempotencyKey === null) return null
  const earlier = await db
    .selectFrom('submissions')
    .select(['id', 'digest'])
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (earlier && earlier.digest !== digest) throw new Refusal('conflict', messages.keyUsedBefore)
  return earlier?.id ?? null
}

async function getStored(db: Database, id: number, authorId: number): Promise<Submission> {
  const stored = await findSubmission(db, id, authorId)
  if (stored === null) throw new Error(`submission ${id} is not there`)
  return stored
}

type SentFiles = { bookPdf?: ReceivedFile; bookCover?: ReceivedFile }

/** Tells what was handed in from anything else: the same twice has the same digest. */
function digestOf(form: ManuscriptForm, { bookPdf, bookCover }: SentFiles): string {
  const { language, title, subtitle, author_name, genre, contributors, contributor_types, drive_link } = form
  const { about_book, about_author } = form
  const parts = [
    ...[language, title, subtitle, author_name, genre, contributors, contributor_types, drive_link],
    ...(about_book === null && about_author === null ? [] : [about_book, about_author]),
    bookPdf?.sha256,
    bookCover?.sha256,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
