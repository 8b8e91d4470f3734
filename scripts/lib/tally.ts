import { existsSync, readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number; skipped: number }

export const none: Tally = { passed: 0, failed: 0, skipped: 0 }

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** Counts a Vitest report. A runner that failed counts as one failure at least, even when no test of it did. */
export function readVitestReport(file: string, ended: boolean): Tally {
  if (!existsSync(file)) return { ...none, failed: 1 }
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: numPassedTests,
    failed: ended ? numFailedTests : Math.max(1, numFailedTests),
    skipped: numPendingTests,
  }
}

/** Counts a Playwright report in the same way. A test that passed only when tried again counts as failed. */
export function readPlaywrightReport(file: string, ended: boolean): Tally {
  if (!existsSync(file)) return { ...none, failed: 1 }
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats
  const failed = unexpected + flaky
  return { passed: expected, failed: ended ? failed : Math.max(1, failed), skipped }
}
