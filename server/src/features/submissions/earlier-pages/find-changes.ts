import { MOST_CHANGES_LISTED, type ProofChange } from '@panai/contract/submissions/proof-changes'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { comparePages } from '../../../manuscripts/book/compare-pages.ts'
import { findPages } from './find-pages.ts'
import { earlierPages } from './list-earlier-pages.ts'

type Found = { sha256: string | null; changes: ProofChange[] | null; more: number }

/** What is another on the newest pages than on earlier ones. @throws Refusal not_found: there are no such earlier ones. */
export async function findChanges(
  db: Database,
  { id, since }: { id: number; since: string },
): Promise<Found> {
  const { rows } = await sql<{ now: string | null; isThere: boolean }>`
    select file_sha256 as now, exists (
      select from ${earlierPages} where submission_id = ${id} and file_sha256 = ${since}) as "isThere"
    from submission_versions as version left join interiors on interiors.version_id = version.id
    where submission_id = ${id} order by number desc limit 1`.execute(db)
  const [found] = rows
  if (!found?.isThere) throw new Refusal('not_found', submissionMessages.notFound)
  const { now: sha256 } = found
  const pages = await findPages(db, id, [since, sha256 ?? ''])
  const [before, now] = [pages.get(since), pages.get(sha256 ?? '')]
  if (!before || !now) return { sha256, changes: null, more: 0 }
  const { changes } = comparePages(before, now)
  const listed = changes.slice(0, MOST_CHANGES_LISTED)
  return { sha256, changes: listed, more: changes.length - listed.length }
}
