import path from 'node:path'
import { JOURNEYS, journeysOf, type PlaywrightReport, type VitestReport } from './reports.ts'

/** The tests that did not run, such as those of a program that is not installed here, each with its file. */
export function skippedOfVitest(report: VitestReport, root: string): string[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `${path.relative(root, name)}: ${fullName}`),
  )
}

export function skippedOfPlaywright(report: PlaywrightReport): string[] {
  return journeysOf(report).flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'skipped').map(() => `${JOURNEYS}/${file}: ${title}`),
  )
}
