import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { journeysOf, type PlaywrightReport, type VitestReport } from './reports.ts'

/** A test that failed, as the last screen of a log names it. */
export type Failure = { file: string; title: string; message: string }

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
  const journeys = journeysOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        file,
        title,
        message: firstLine(results.flatMap(({ errors }) => errors)[0]?.message),
      })),
  )
  const outside = report.errors.map(({ message, location }) => ({
    file: location ? path.basename(location.file) : 'playwright',
    title: 'outside of the journeys',
    message: firstLine(message),
  }))
  return [...journeys, ...outside]
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
