import { messages } from '@panai/contract/http/messages'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import type { Submission } from '@panai/contract/submissions/submissions'
import type { AuthorCaller } from '../../access/caller.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { attach, noteUnattached, removeUnattached } from '../../files/unattached-files.ts'
import type { ReceivedFile } from '../../http/received-body.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Owner } from '../../untrusted-files/fair-queue.ts'
import { type CountedTry, countingTry, takeOff } from '../../untrusted-files/refused-files.ts'
import { findSubmission } from './find-submissions.ts'
import { type Deps, describe, documentProblems, newManuscriptKey } from './hand-in.ts'
import { openDocument } from './inspection/open-document.ts'
import { refuseTooMany } from './limit-submissions.ts'
import { endProofRequest } from './proof-requests/end-proof-request.ts'
import { manuscriptColumns, type NewManuscript } from './store-submission.ts'
import { carryEdits } from './text-edits/carry-edits.ts'
import { versionToStaff } from './version-to-staff.ts'

type NewVersion = {
  id: number
  caller: Pick<AuthorCaller, 'accountId' | 'authorId'>
  note: string | null
  link: string | null
  file: ReceivedFile | undefined
  owner: Owner
}

/**
 * Takes a corrected manuscript through the door by which the first one came. The earlier ones stay.
 * @throws Refusal not_found when it is not the author's, conflict when the book is published or nothing differs, invalid, too_many.
 */
export async function takeVersion(deps: Deps, version: NewVersion): Promise<Submission> {
  const { db, storage } = deps
  const { id, caller, file, owner } = version
  // Before the file is opened, which costs more; what counts is asked again when it is stored.
  refuseInVain(await newestOf(db, version).executeTakeFirst(), version)
  const trying = {
    accountId: caller.accountId,
    door: 'submission',
    refuseTooMany: (tx: Tx) => refuseTooMany(tx, caller),
  } as const
  await countingTry(db, trying, async (counted) => {
    const manuscript = file ? await lookInto(deps, file, owner) : null
    const keys = manuscript ? [manuscript.key] : []
    await noteUnattached(db, keys)
    try {
      if (manuscript && file) await storage.moveFromFs(file.path, manuscript.key)
      await inTransaction(db, (tx) => storeVersion(tx, version, { manuscript, keys, counted }))
    } catch (error) {
      await removeUnattached(db, storage, keys)
      throw error
    }
  })
  const stored = await findSubmission(db, id, caller.authorId)
  if (!stored) throw new Refusal('not_found', submissionMessages.notFound)
  return stored
}

function newestOf(db: Database | Tx, { id, caller }: NewVersion) {
  return db
    .selectFrom('submissions')
    .select(['status', 'manuscript_sha256', 'drive_link'])
    .where('id', '=', id)
    .where('author_id', '=', caller.authorId)
}
type Newest = Awaited<ReturnType<ReturnType<typeof newestOf>['executeTakeFirst']>>

function refuseInVain(found: Newest, { file, link }: NewVersion): void {
  if (!found) throw new Refusal('not_found', submissionMessages.notFound)
  if (found.status === 'published') throw new Refusal('conflict', submissionMessages.versionTooLate)
  const isSame = file ? found.manuscript_sha256 === file.sha256 : found.drive_link === link
  if (isSame) throw new Refusal('conflict', submissionMessages.versionSame)
}

async function lookInto(
  { untrusted }: Pick<Deps, 'untrusted'>,
  file: ReceivedFile,
  owner: Owner,
): Promise<NewManuscript> {
  const document = await openDocument(untrusted, file, owner)
  if ('problem' in document)
    throw new Refusal('invalid', messages.invalidInput, {
      errors: { bookPdf: [documentProblems[document.problem]] },
    })
  return { ...document, ...describe(file), key: newManuscriptKey() }
}

type Stored = { manuscript: NewManuscript | null; keys: readonly string[]; counted: CountedTry }

async function storeVersion(
  tx: Tx,
  version: NewVersion,
  { manuscript, keys, counted }: Stored,
): Promise<void> {
  const { id, caller, note, link } = version
  await takeOff(tx, counted)
  refuseInVain(await newestOf(tx, version).forUpdate().executeTakeFirst(), version)
  await attach(tx, keys)
  const { page_count, manuscript_key, manuscript_kind, manuscript_bytes } = manuscriptColumns(manuscript)
  await tx
    .insertInto('submission_versions')
    .values(({ selectFrom }) => ({
      submission_id: id,
      number: selectFrom('submission_versions')
        .select(({ eb, fn }) => eb(fn.max<number>('number'), '+', 1).as('next'))
        .where('submission_id', '=', id),
      ...{ page_count, manuscript_key, manuscript_kind, manuscript_bytes, note },
      drive_link: link,
      account_id: caller.accountId,
    }))
    .execute()
  await carryEdits(tx, id)
  await tx
    .updateTable('submissions')
    .set({ ...manuscriptColumns(manuscript), drive_link: link })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('change_requests')
    .set({ answered_at: new Date() })
    .where('submission_id', '=', id)
    .where('answered_at', 'is', null)
    .execute()
  await endProofRequest(tx, id, 'changes')
  await queueMail(tx, versionToStaff, { submissionId: id })
}
