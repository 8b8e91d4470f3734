import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './commands.ts'
import { type Failure, failuresOfPlaywright, failuresOfVitest } from './failures.ts'
import { JOURNEYS, journeysOf, type PlaywrightReport, type VitestReport } from './reports.ts'
import { type FileTime, timesOfPlaywright } from './slowest-files.ts'

/** What came of tests. `skipped` names each that did not run. */
export type Tally = { passed: number; failures: Failure[]; skipped: string[]; times: FileTime[] }

export const none: Tally = { passed: 0, failures: [], skipped: [], times: [] }

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failures: [...a.failures, ...b.failures],
    skipped: [...a.skipped, ...b.skipped],
    times: [...a.times, ...b.times],
  }
}

/** Reads a Vitest report and how long its files took. A runner that failed counts as one failure at least, even when no test of it did. */
export function readVitestReport(file: string, fileTimes: string, ended: boolean): Tally {
  if (!existsSync(file)) return withoutReport('vitest')
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: report.numPassedTests,
    failures: orTheRunner('vitest', ended, failuresOfVitest(report, root)),
    skipped: skippedOfVitest(report, root),
    times: existsSync(fileTimes) ? JSON.parse(readFileSync(fileTimes, 'utf8')) : [],
  }
}

/** Reads a Playwright report in the same way. */
export function readPlaywrightReport(file: string, ended: boolean): Tally {
  if (!existsSync(file)) return withoutReport('playwright')
  const report: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: report.stats.expected,
    failures: orTheRunner('playwright', ended, failuresOfPlaywright(report)),
    skipped: skippedOfPlaywright(report),
    times: timesOfPlaywright(report),
  }
}

function orTheRunner(runner: string, ended: boolean, failures: Failure[]): Failure[] {
  return ended || failures.length > 0 ? failures : [ofTheRunner(runner, 'ended badly though no test failed')]
}

function withoutReport(runner: string): Tally {
  return { ...none, failures: [ofTheRunner(runner, 'ended without a report')] }
}

function ofTheRunner(runner: string, message: string): Failure {
  return { file: runner, testFile: null, title: 'the runner itself', message }
}

/** The tests that did not run, such as those of a program that is not installed here, each with its file. */
function skippedOfVitest(report: VitestReport, root: string): string[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `${path.relative(root, name)}: ${fullName}`),
  )
}

function skippedOfPlaywright(report: PlaywrightReport): string[] {
  return journeysOf(report).flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'skipped').map(() => `${JOURNEYS}/${file}: ${title}`),
  )
}
