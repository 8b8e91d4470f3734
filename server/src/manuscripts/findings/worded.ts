import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { ManuscriptFinding, ManuscriptReport } from '@panai/contract/manuscripts/manuscript-checks'
import { namelessInTamil } from '../check/passages.ts'
import type { StoredFinding, StoredReport } from './finding.ts'
import { findingKinds } from './finding-kinds.ts'

/** What findings, and reports, of before a text could be edited do not say. */
const before = { offers: [] }
const beforeEdits = { guesses: [], more_guesses: 0, edits: [] }

/** A finding in the words of its reader; one of before there were kinds has but English ones. */
export function worded(found: StoredFinding, language: InterfaceLanguage): ManuscriptFinding {
  if ('meaning' in found) return { ...before, ...found }
  const { kind, facts, chapter, ...rest } = found
  const isNameless = language === 'ta' && chapter !== null
  return {
    ...before,
    ...rest,
    chapter: isNameless ? (namelessInTamil.get(chapter) ?? chapter) : chapter,
    ...findingKinds[kind].say(language, facts),
  }
}

export function wordedReport(report: StoredReport, language: InterfaceLanguage): ManuscriptReport {
  return { ...beforeEdits, ...report, findings: report.findings.map((found) => worded(found, language)) }
}
