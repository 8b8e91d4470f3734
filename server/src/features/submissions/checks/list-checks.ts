import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { type CheckProblem, checkProblems } from '@panai/contract/manuscripts/check-problems'
import type { ManuscriptCheck } from '@panai/contract/manuscripts/manuscript-checks'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { StoredReport } from '../../../manuscripts/findings/finding.ts'
import { wordedReport } from '../../../manuscripts/findings/worded.ts'
import { isChecked } from './is-checked.ts'

type Row = {
  number: number
  checked_at: Date | null
  problem: CheckProblem | null
  report: StoredReport | null
}

/** The checks of a submission's files, the newest version first, in the words of their reader. */
export async function listChecks(
  db: Database,
  submissionId: number,
  language: InterfaceLanguage,
): Promise<ManuscriptCheck[]> {
  const { rows } = await sql<Row>`
    select number, checked_at, problem, report
    from submission_versions left join manuscript_checks on version_id = id
    where submission_id = ${submissionId} and (version_id is not null or ${isChecked})
    order by number desc`.execute(db)
  return rows.map(({ number, checked_at, problem, report }) => ({
    version: number,
    checked_at: checked_at?.toISOString() ?? null,
    problem: problem && checkProblems[language][problem],
    report: report && wordedReport(report, language),
  }))
}
