import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { PagesOfBook } from '../../../manuscripts/book/printed-text.ts'

type Row = PagesOfBook & { sha256: string }

/** What stands on the pages of these print files of a submission, by their sums; those whose text was not kept are left out. */
export async function findPages(
  db: Database | Tx,
  submissionId: number,
  sums: readonly string[],
): Promise<ReadonlyMap<string, PagesOfBook>> {
  const { rows } = await sql<Row>`
    select file_sha256 as sha256, page_starts as starts, page_texts as texts
    from earlier_interiors join submission_versions as version on version.id = version_id
    where submission_id = ${submissionId} and file_sha256 = any(${[...sums]}) and has_text
    union all
    select file_sha256, page_starts, (
      select jsonb_agg(jsonb_build_object('page', page, 'label', label, 'parts', parts) order by page)
      from page_texts where page_texts.version_id = interiors.version_id)
    from interiors join submission_versions as version on version.id = version_id
    where submission_id = ${submissionId} and file_sha256 = any(${[...sums]})
      and exists (select from page_texts where page_texts.version_id = interiors.version_id)`.execute(db)
  return new Map(rows.map(({ sha256, starts, texts }) => [sha256, { starts, texts }]))
}
