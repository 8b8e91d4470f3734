import { findingSeverities, MOST_FINDINGS } from '@panai/contract/manuscripts/manuscript-checks'
import { type Finding, type StoredReport, storedReport } from '../findings/finding.ts'

type OfText = Pick<StoredReport, 'guesses' | 'more_guesses' | 'edits'>
export type Figures = Omit<StoredReport, 'findings' | keyof OfText>

/** The worst first. @param text what only a text that can be edited has. */
export function reportOf(
  figures: Figures,
  found: readonly Finding[],
  text: OfText = { guesses: [], more_guesses: 0, edits: [] },
): StoredReport {
  const findings = findingSeverities.flatMap((severity) => found.filter((one) => one.severity === severity))
  return storedReport.parse(wellFormed({ ...figures, ...text, findings: findings.slice(0, MOST_FINDINGS) }))
}

/** Excerpts are cut wherever they are too long, amid an emoji too: no database takes half of one. */
const wellFormed = (report: object): unknown =>
  JSON.parse(JSON.stringify(report, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value)))
