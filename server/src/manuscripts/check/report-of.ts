import { findingSeverities, MOST_FINDINGS } from '@panai/contract/manuscripts/manuscript-checks'
import { type Finding, type StoredReport, storedReport } from '../findings/finding.ts'

/** The worst first. */
export function reportOf(figures: Omit<StoredReport, 'findings'>, found: readonly Finding[]): StoredReport {
  const findings = findingSeverities.flatMap((severity) => found.filter((one) => one.severity === severity))
  return storedReport.parse({ ...figures, findings: findings.slice(0, MOST_FINDINGS) })
}
