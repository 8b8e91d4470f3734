import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { type CheckProblem, checkProblems } from '@panai/contract/manuscripts/check-problems'
import type { ManuscriptCheck } from '@panai/contract/manuscripts/manuscript-checks'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
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
  isCurrent: boolean
  mayBeEdited: boolean
  edits: readonly { place: string; edit: TextEdit; at: string; by: string | null }[]
}

/** The checks of a submission's files, the newest version first, in the words of their reader. */
export async function listChecks(
  db: Database,
  submissionId: number,
  language: InterfaceLanguage,
): Promise<ManuscriptCheck[]> {
  const { rows } = await sql<Row>`
    select version.number, checked_at, problem, report,
      manuscript_checks.text_revision is not distinct from version.text_revision as "isCurrent",
      version.text_key is not null and status <> 'published' and version.number = (
        select max(number) from submission_versions where submission_id = ${submissionId}) as "mayBeEdited",
      (select coalesce(json_agg(json_build_object('place', place, 'edit', edit, 'at', made_at, 'by', accounts.name)
          order by made_at desc, place), '[]')
        from text_edits left join accounts on accounts.id = text_edits.account_id
        where text_edits.version_id = version.id) as edits
    from submission_versions as version
      join submissions on submissions.id = version.submission_id
      left join manuscript_checks on manuscript_checks.version_id = version.id
    where version.submission_id = ${submissionId} and (manuscript_checks.version_id is not null or ${isChecked})
    order by version.number desc`.execute(db)
  return rows.map(({ number, checked_at, problem, report, isCurrent, mayBeEdited, edits }) => ({
    version: number,
    checked_at: checked_at?.toISOString() ?? null,
    problem: problem && checkProblems[language][problem],
    report: report && wordedReport(report, language),
    is_current: isCurrent,
    may_be_edited: mayBeEdited,
    edits: edits.map(({ at, ...edit }) => ({
      ...edit,
      at: new Date(at).toISOString(),
      result: (isCurrent && report?.edits?.find(({ place }) => place === edit.place)) || null,
    })),
  }))
}
