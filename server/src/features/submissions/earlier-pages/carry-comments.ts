import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { comparePages } from '../../../manuscripts/book/compare-pages.ts'
import type { PagesOfBook } from '../../../manuscripts/book/printed-text.ts'
import { findPages } from './find-pages.ts'

type Comment = { id: number; sha256: string; page: number; lettersBefore: number | null }
type Carried = { comment_id: number; page: number; letters_before: number | null; is_there: boolean }

/**
 * Notes where what was written about earlier pages of a submission belongs on those that have just been set.
 * @param tx holds the lock of the submission.
 */
export async function carryComments(
  tx: Tx,
  { versionId, sha256, pages }: { versionId: number; sha256: string; pages: PagesOfBook },
): Promise<void> {
  const { rows: comments } = await sql<Comment & { submissionId: number }>`
    select comment.id, comment.file_sha256 as sha256, page, letters_before as "lettersBefore",
      comment.submission_id as "submissionId"
    from proof_comments as comment
      join submission_versions as version on version.submission_id = comment.submission_id
    where version.id = ${versionId} and comment.file_sha256 <> ${sha256}`.execute(tx)
  const [first] = comments
  if (!first) return
  const bySum = Map.groupBy(comments, (comment) => comment.sha256)
  const earlier = await findPages(tx, first.submissionId, [...bySum.keys()])
  const carried = [...bySum].flatMap(([sum, written]) => {
    const before = earlier.get(sum)
    return before && pages.texts.length > 0 ? carry(written, before, pages) : []
  })
  await sql`delete from carried_comments where comment_id = any(${comments.map(({ id }) => id)})`.execute(tx)
  await sql`
    insert into carried_comments (comment_id, file_sha256, page, letters_before, is_there)
    select comment_id, ${sha256}, page, letters_before, is_there
    from jsonb_to_recordset(${JSON.stringify(carried)}::jsonb)
      as told (comment_id int, page int, letters_before int, is_there boolean)`.execute(tx)
}

function carry(comments: readonly Comment[], before: PagesOfBook, now: PagesOfBook): Carried[] {
  const { placeNow } = comparePages(before, now)
  return comments.flatMap(({ id: comment_id, page, lettersBefore }): Carried[] => {
    const place = placeNow(page, lettersBefore ?? 0)
    if (!place) return []
    // What is about a page as a whole goes with the text that it begins with.
    return lettersBefore === null
      ? [{ comment_id, page: place.page, letters_before: null, is_there: true }]
      : [{ comment_id, ...place }]
  })
}
