import { add, none, type Tally } from '../../scripts/lib/tally.ts'
import type { Finding } from './finding.ts'

/** What came of a measure: its findings, or why it has none; `isMissing`: for want of a program that is not installed here. */
export type Taken = { name: string } & (
  | { findings: readonly Finding[] }
  | { why: string; isMissing: boolean }
)

/** A run of each measure once at its smallest size: what is fast or slow says nothing there, but each has to have its figures. */
export function tallyShortRun(taken: readonly Taken[]): Tally {
  return taken.map(tallyOf).reduce(add, none)
}

function tallyOf(measure: Taken): Tally {
  if ('why' in measure)
    return measure.isMissing
      ? { ...none, skipped: [`the measure ${measure.name}: ${measure.why}`] }
      : failed(measure.name, measure.why)
  const broken = measure.findings.find(({ figure }) => /\bNaN\b/.test(figure))
  return broken ? failed(measure.name, `${broken.row}: ${broken.figure}`) : { ...none, passed: 1 }
}

function failed(name: string, message: string): Tally {
  return { ...none, failures: [{ file: 'npm run bench -- --short', testFile: null, title: name, message }] }
}
