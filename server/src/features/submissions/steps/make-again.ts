import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { checkManuscripts } from '../checks/check-manuscripts.ts'
import { makeCovers } from '../covers/make-covers.ts'
import { forgetFailures } from './note-steps.ts'
import { TOO_LONG } from './too-long.ts'

/** Which ask for all that is made of a manuscript: pages and e-books follow the check. */
export const makingJobs = [checkManuscripts, makeCovers] as const

/**
 * Forgets what failed of a submission's newest version by a fault of ours, and asks for it again. For a transaction that has locked the
 * submission. @returns whether anything has.
 */
export async function makeAgain(tx: Tx, jobs: Pick<Jobs, 'add'>, submissionId: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    with version as (
      select id from submission_versions where submission_id = ${submissionId} order by number desc limit 1
    ), checks as (
      delete from manuscript_checks where problem in ('failed', 'heavy', 'pdf_heavy')
        and version_id = (select id from version) returning 1
    ), pages as (
      delete from interiors where problem in ('heavy', 'broken') and version_id = (select id from version) returning 1
    ), books as (
      delete from ebooks where problem is not null and version_id = (select id from version) returning 1
    ), fronts as (
      delete from covers where problem is not null and version_id = (select id from version) returning 1
    ), noted as (
      select from book_steps where version_id = (select id from version) and step <> 'check' and reason <> ${TOO_LONG}
    )
    select (select count(*) from checks) + (select count(*) from pages) + (select count(*) from books)
      + (select count(*) from fronts) + (select count(*) from noted) as count`.execute(tx)
  if (!rows[0]?.count) return false
  await forgetFailures(tx, submissionId)
  await tx
    .updateTable('submissions')
    .set({ made_again_at: new Date() })
    .where('id', '=', submissionId)
    .execute()
  for (const job of makingJobs) await jobs.add(tx, job)
  return true
}
