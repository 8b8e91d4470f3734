import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { ManuscriptFinding, ManuscriptReport } from '@panai/contract/manuscripts/manuscript-checks'
import { namelessInTamil } from '../check/passages.ts'
import type { StoredFinding, StoredReport } from './finding.ts'
import { findingKinds } from './finding-kinds.ts'

/** A finding in the words of its reader; one of before there were kinds has but English ones. */
export function worded(found: StoredFinding, language: InterfaceLanguage): ManuscriptFinding {
  if ('meaning' in found) return found
  const { kind, facts, chapter, ...rest } = found
  const isNameless = language === 'ta' && chapter !== null
  return {
    ...rest,
    chapter: isNameless ? (namelessInTamil.get(chapter) ?? chapter) : chapter,
    ...findingKinds[kind].say(language, facts),
  }
}

export function wordedReport(report: StoredReport, language: InterfaceLanguage): ManuscriptReport {
  return { ...report, findings: report.findings.map((found) => worded(found, language)) }
}
