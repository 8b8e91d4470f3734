import { type EarlierPages, MOST_EARLIER_PAGES } from '@panai/contract/submissions/proof-changes'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { isNewest } from '../is-newest.ts'

/** Print files that others have taken the place of, as `pages`: of older versions, and those that are kept of each. */
export const earlierPages = sql`(
  select version.id as version_id, version.submission_id, number, file_sha256, file_key, file_bytes, earlier.set_at, has_text
  from earlier_interiors as earlier join submission_versions as version on version.id = earlier.version_id
  where not exists (select from interiors
    where interiors.version_id = earlier.version_id and interiors.file_sha256 = earlier.file_sha256)
  union all
  select version.id, version.submission_id, number, file_sha256, file_key, file_bytes, set_at,
    exists (select from page_texts where page_texts.version_id = version.id)
  from interiors join submission_versions as version on version.id = interiors.version_id
  where file_sha256 is not null and not ${isNewest}
) as pages`

type Row = Omit<EarlierPages, 'set_at'> & { set_at: Date }

/** The newest first; what several versions have alike stands there once, with the newest of them. */
export async function listEarlierPages(db: Database, submissionId: number): Promise<EarlierPages[]> {
  const { rows } = await sql<Row>`
    select * from (
      select distinct on (file_sha256) file_sha256 as sha256, number as version, set_at, has_text,
        (select count(*) from proof_comments as comment
          where comment.submission_id = pages.submission_id and comment.file_sha256 = pages.file_sha256) as comments
      from ${earlierPages} where submission_id = ${submissionId}
      order by file_sha256, has_text desc, number desc, set_at desc
    ) as files
    order by version desc, set_at desc limit ${MOST_EARLIER_PAGES}`.execute(db)
  return rows.map(({ set_at, ...pages }) => ({ ...pages, set_at: set_at.toISOString() }))
}
