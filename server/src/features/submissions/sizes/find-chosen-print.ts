import type { TrimSize } from '@panai/contract/language/vocabulary'
import { sizeOf } from '@panai/contract/manuscripts/interiors'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { ratesInForce } from '../../rates/index.ts'
import { isNewest } from '../is-newest.ts'

/** What was chosen for print, for the record of the book: pages as the newest version is set, and the MRP at today's rates. */
export async function findChosenPrint(
  db: Database | Tx,
  submissionId: number,
): Promise<StaffSubmission['chosen_print']> {
  const { rows } = await sql<{ size: TrimSize | null; pages: number | null }>`
    select submissions.trim_size as size, (page_counts ->> submissions.trim_size)::int as pages
    from submission_versions as version join submissions on submissions.id = version.submission_id
      left join interiors on interiors.version_id = version.id
    where version.submission_id = ${submissionId} and ${isNewest}`.execute(db)
  const { size = null, pages = null } = rows[0] ?? {}
  if (size === null) return null
  if (pages === null) return { trim_size: size, pages, suggested_mrp: null }
  const { rates } = await ratesInForce(db)
  return { trim_size: size, pages, suggested_mrp: sizeOf(rates, size, pages).copy?.suggested_mrp ?? null }
}
