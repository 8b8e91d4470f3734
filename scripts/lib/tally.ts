import { existsSync, readFileSync } from 'node:fs'
import { root } from './commands.ts'
import {
  type Failure,
  failuresOfPlaywright,
  failuresOfVitest,
  type PlaywrightReport,
  type VitestReport,
} from './failures.ts'

export type Tally = { passed: number; failures: Failure[]; skipped: number }

export const none: Tally = { passed: 0, failures: [], skipped: 0 }

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failures: [...a.failures, ...b.failures],
    skipped: a.skipped + b.skipped,
  }
}

/** Reads a Vitest report. A runner that failed counts as one failure at least, even when no test of it did. */
export function readVitestReport(file: string, ended: boolean): Tally {
  if (!existsSync(file)) return withoutReport('vitest')
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: report.numPassedTests,
    failures: orTheRunner('vitest', ended, failuresOfVitest(report, root)),
    skipped: report.numPendingTests,
  }
}

/** Reads a Playwright report in the same way. A test that passed only when tried again counts as failed. */
export function readPlaywrightReport(file: string, ended: boolean): Tally {
  if (!existsSync(file)) return withoutReport('playwright')
  const report: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: report.stats.expected,
    failures: orTheRunner('playwright', ended, failuresOfPlaywright(report)),
    skipped: report.stats.skipped,
  }
}

function orTheRunner(runner: string, ended: boolean, failures: Failure[]): Failure[] {
  if (ended || failures.length > 0) return failures
  return [{ file: runner, title: 'the runner itself', message: 'ended badly though no test failed' }]
}

function withoutReport(runner: string): Tally {
  return {
    ...none,
    failures: [{ file: runner, title: 'the runner itself', message: 'ended without a report' }],
  }
}
