import { textEditMessages } from '@panai/contract/manuscripts/edit-text'
import { MOST_EDITS, placeOf, type TextEdit } from '@panai/contract/manuscripts/text-edits'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import type { Caller } from '../../../access/caller.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { checkManuscripts } from '../checks/check-manuscripts.ts'
import { forgetFailures } from '../steps/note-steps.ts'

type Edits = {
  id: number
  /** The number of the newest, as the caller has seen it. */
  version: number
  make: readonly TextEdit[]
  undo: readonly string[]
  caller: Pick<Caller, 'accountId' | 'authorId'>
}

/**
 * Keeps what somebody changes in the text of the newest version, and has it read again. An author changes their own submission, staff
 * any. Said twice it is kept once. @throws Refusal not_found; conflict when the book is published, the version is not the newest or no
 * Word file, or there are too many.
 */
export async function editText(
  tx: Tx,
  jobs: Pick<Jobs, 'add'>,
  { id, version, make, undo, caller }: Edits,
): Promise<void> {
  const versionId = await lockEditable(tx, { id, version, caller })
  await tx
    .deleteFrom('text_edits')
    .where('version_id', '=', versionId)
    .where('place', 'in', ['', ...undo])
    .execute()
  const byPlace = new Map(make.map((edit) => [placeOf(edit), edit]))
  for (const [place, edit] of byPlace)
    await sql`
      insert into text_edits (version_id, place, submission_id, edit, account_id)
      values (${versionId}, ${place}, ${id}, ${JSON.stringify(edit)}::jsonb, ${caller.accountId})
      on conflict (version_id, place) do update
      set edit = excluded.edit, account_id = excluded.account_id, made_at = clock_timestamp()
      where text_edits.edit <> excluded.edit`.execute(tx)
  const { count } = await tx
    .selectFrom('text_edits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('version_id', '=', versionId)
    .executeTakeFirstOrThrow()
  if (count > MOST_EDITS) throw new Refusal('conflict', textEditMessages.tooMany)
  await tx
    .updateTable('submission_versions')
    .set(({ eb }) => ({ text_revision: eb('text_revision', '+', 1) }))
    .where('id', '=', versionId)
    .execute()
  await forgetFailures(tx, id)
  await jobs.add(tx, checkManuscripts)
}

/** Under the lock that a new version and the publication take too. @returns the id of the version. */
async function lockEditable(tx: Tx, { id, version, caller }: Pick<Edits, 'id' | 'version' | 'caller'>) {
  const { authorId } = caller
  const submission = await tx
    .selectFrom('submissions')
    .select('status')
    .where('id', '=', id)
    .$if(authorId !== null, (query) => query.where('author_id', '=', authorId ?? 0))
    .forUpdate()
    .executeTakeFirst()
  if (!submission) throw new Refusal('not_found', submissionMessages.notFound)
  if (submission.status === 'published') throw new Refusal('conflict', submissionMessages.versionTooLate)
  const newest = await tx
    .selectFrom('submission_versions')
    .select(['id', 'number', 'text_key'])
    .where('submission_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (newest.number !== version) throw new Refusal('conflict', textEditMessages.outdated)
  if (newest.text_key === null) throw new Refusal('conflict', textEditMessages.notEditable)
  return newest.id
}
