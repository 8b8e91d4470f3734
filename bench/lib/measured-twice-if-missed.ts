import type { Finding, Outcome } from './finding.ts'

/**
 * Measures, and once more where a bound is missed: what else a machine does for a moment makes no verdict. A bound is missed when it is
 * missed twice in a row, and the figure of each time is told.
 */
export async function measuredTwiceIfMissed(measure: () => Promise<Outcome>): Promise<Outcome> {
  const first = await measure()
  if (!first.findings.some(({ reached }) => reached === false)) return first
  const second = await measure()
  return {
    findings: first.findings.map((finding) => settled(finding, second.findings)),
    remarks: [...(first.remarks ?? []), ...(second.remarks ?? []).map((remark) => `Again: ${remark}`)],
    figures: [first.figures, second.figures],
  }
}

/** Rows are known by their names: one that the second time does not have stays as it was. */
function settled(finding: Finding, later: readonly Finding[]): Finding {
  const again = later.find(({ row }) => row === finding.row)
  if (!again || finding.reached !== false) return finding
  return { ...again, figure: `${again.figure}; before: ${finding.figure}` }
}
