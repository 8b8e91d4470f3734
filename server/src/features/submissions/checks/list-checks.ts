import {
  type CheckProblem,
  checkProblems,
  type ManuscriptCheck,
  type ManuscriptReport,
} from '@panai/contract/manuscript-checks'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

type Row = {
  number: number
  checked_at: Date | null
  problem: CheckProblem | null
  report: ManuscriptReport | null
}

/** The checks of a submission's Word files, the newest version first. */
export async function listChecks(db: Database, submissionId: number): Promise<ManuscriptCheck[]> {
  const { rows } = await sql<Row>`
    select number, checked_at, problem, report
    from submission_versions left join manuscript_checks on version_id = id
    where submission_id = ${submissionId} and manuscript_kind in ('doc', 'docx')
    order by number desc`.execute(db)
  return rows.map(({ number, checked_at, problem, report }) => ({
    version: number,
    checked_at: checked_at?.toISOString() ?? null,
    problem: problem && checkProblems[problem],
    report,
  }))
}
