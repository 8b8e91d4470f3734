import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/**
 * When an author leaves: what was never published goes, with its files and the draft of its record. What was stays, as the record of
 * what was agreed on.
 * @returns the ids of the covers, which can go once this is committed.
 */
export async function forgetSubmissions(tx: Tx, authorId: number): Promise<number[]> {
  const versions = await tx
    .selectFrom('submission_versions')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .leftJoin('interiors', 'interiors.version_id', 'submission_versions.id')
    .leftJoin('ebooks', 'ebooks.version_id', 'submission_versions.id')
    .leftJoin('covers', 'covers.version_id', 'submission_versions.id')
    .select([
      'submission_versions.manuscript_key',
      'submission_versions.converted_key',
      'interiors.file_key as interior_key',
      'ebooks.file_key as ebook_key',
      'covers.file_key as cover_key',
      'covers.front_key',
    ])
    .where('author_id', '=', authorId)
    .where('published_version', 'is', null)
    .execute()
  const approved = await tx
    .selectFrom('approved_files')
    .innerJoin('proof_approvals', 'proof_approvals.id', 'approval_id')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('file_key')
    .where('author_id', '=', authorId)
    .where('published_version', 'is', null)
    .execute()
  const earlier = await tx
    .selectFrom('earlier_interiors')
    .innerJoin('submission_versions', 'submission_versions.id', 'version_id')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('file_key')
    .where('author_id', '=', authorId)
    .where('published_version', 'is', null)
    .execute()
  const gone = await tx
    .deleteFrom('submissions')
    .where('author_id', '=', authorId)
    .where('published_version', 'is', null)
    .returning(['cover_id', 'book_id'])
    .execute()
  await forgetDrafts(
    tx,
    gone.flatMap(({ book_id }) => book_id ?? []),
  )
  const known = [...versions, ...earlier, ...approved].flatMap((keys) => Object.values(keys))
  // What was approved may be what is there still.
  const keys = [...new Set(known)].flatMap((key) => (key === null ? [] : [{ key }]))
  // Files can't be deleted in a transaction: those that are noted as nobody's are swept away later.
  if (keys.length > 0) await tx.insertInto('unattached_files').values(keys).execute()
  return gone.map(({ cover_id }) => cover_id)
}

/** Records of books that were never published. One in which something is booked stays, with that. */
async function forgetDrafts(tx: Tx, bookIds: readonly number[]): Promise<void> {
  await sql`
    delete from books where id = any(${[...bookIds]}) and published_at is null
      and not exists (select from sales where sales.book_id = books.id)
      and not exists (select from sale_lines where sale_lines.book_id = books.id)
      and not exists (select from manual_journals where manual_journals.book_id = books.id)`.execute(tx)
}
