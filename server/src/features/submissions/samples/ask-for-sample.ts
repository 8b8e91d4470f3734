import { type SampleExtent, sampleMessages } from '@panai/contract/catalogue/sample-rules'
import { messages } from '@panai/contract/http/messages'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { fromCheckedVersions } from '../book-parts.ts'
import { isNewest } from '../is-newest.ts'
import { makeSamples } from './make-samples.ts'

type Asked = {
  submissionId: number
  bookId: number
  /** null: nothing of it may be read. */
  extent: SampleExtent | null
  /** What the caller calls the choice. */
  field: string
}

/**
 * Has a sample taken from the newest text of a submission, in the place of what could be read of its book before. One that is there, or
 * asked for, of the same text stays. For a transaction that has locked the submission.
 * @returns the ids of pictures that it shows no more, which can go once this is committed. @throws Refusal invalid where there is no text.
 */
export async function askForSample(
  tx: Tx,
  jobs: Pick<Jobs, 'add'>,
  { submissionId, bookId, extent, field }: Asked,
): Promise<number[]> {
  if (extent === null) return takeAway(tx, bookId)
  const { rows } = await sql<{ id: number; revision: number }>`
    select version.id, version.text_revision as revision from ${fromCheckedVersions}
    where version.submission_id = ${submissionId} and ${isNewest}`.execute(tx)
  const [text] = rows
  if (!text)
    throw new Refusal('invalid', messages.invalidInput, { errors: { [field]: [sampleMessages.noText] } })
  const there = await tx
    .selectFrom('book_samples')
    .select('state')
    .where('book_id', '=', bookId)
    .where('extent', '=', extent)
    .where('version_id', '=', text.id)
    .where('text_revision', '=', text.revision)
    .where('state', '<>', 'failed')
    .executeTakeFirst()
  if (there) return []
  const unshown = await takeAway(tx, bookId)
  await tx
    .insertInto('book_samples')
    .values({ book_id: bookId, extent, version_id: text.id, text_revision: text.revision })
    .execute()
  await jobs.add(tx, makeSamples)
  return unshown
}

/** The book counts as changed: shops that were told of its sample are told that it is gone. */
async function takeAway(tx: Tx, bookId: number): Promise<number[]> {
  const shown = await tx
    .selectFrom('book_sample_pictures')
    .select('picture_id')
    .where('book_id', '=', bookId)
    .execute()
  const gone = await tx
    .deleteFrom('book_samples')
    .where('book_id', '=', bookId)
    .returning('state')
    .executeTakeFirst()
  if (gone?.state === 'made')
    await tx.updateTable('books').set({ updated_at: new Date() }).where('id', '=', bookId).execute()
  return shown.map(({ picture_id }) => picture_id)
}
