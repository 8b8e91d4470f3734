import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed, as the last screen of a log names it. */
export type Failure = { file: string; title: string; message: string }

/** What the two summaries of this file read of the JSON reports of Vitest and Playwright. */
export type VitestReport = {
  numPassedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
export type PlaywrightReport = {
  suites: Suite[]
  errors: { message?: string; location?: { file: string } }[]
  stats: { expected: number; skipped: number }
}
type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] }
type Spec = {
  title: string
  tests: { status: string; results: { errors: { message?: string }[] }[] }[]
}

/** A file that could not even be loaded has no failed test and is named itself. */
export function failuresOfVitest(report: VitestReport, root: string): Failure[] {
  return report.testResults.flatMap((result) => {
    const file = path.relative(root, result.name)
    const failed = result.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && result.status === 'failed')
      return [{ file, title: 'the file itself', message: firstLine(result.message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: firstLine(failureMessages[0]),
    }))
  })
}

/** Names also a journey that passed only when tried again, and what went wrong outside of all journeys. */
export function failuresOfPlaywright(report: PlaywrightReport): Failure[] {
  const outside = report.errors.map(({ message, location }) => ({
    file: location ? path.basename(location.file) : 'playwright',
    title: 'outside of the journeys',
    message: firstLine(message),
  }))
  return [...report.suites.flatMap((suite) => failuresOfSuite(suite, [])), ...outside]
}

function failuresOfSuite(suite: Suite, titles: string[]): Failure[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        file: suite.file,
        title: [...titles, spec.title].join(' '),
        message: firstLine(results.flatMap(({ errors }) => errors)[0]?.message),
      })),
  )
  const inner = (suite.suites ?? []).flatMap((each) => failuresOfSuite(each, [...titles, each.title]))
  return [...own, ...inner]
}

/** As many lines as fit on a screen. */
export function nameFailures(failures: Failure[], most = 20): string[] {
  const lines = failures
    .slice(0, most)
    .map(({ file, title, message }) => `FAILED: ${file}: ${title}\n        ${message}`)
  const more = failures.length - lines.length
  return more > 0 ? [...lines, `and ${more} more, named above`] : lines
}

function firstLine(message = ''): string {
  const plain = stripVTControlCharacters(message)
  const line = plain.split('\n').find((each) => each.trim() !== '')
  return line?.trim().slice(0, 200) ?? 'no message'
}
