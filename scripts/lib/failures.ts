import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import {
  JOURNEYS,
  journeysOf,
  type Location,
  type PlaywrightReport,
  type Result,
  type VitestReport,
} from './reports.ts'

/** A test that failed, as the last screen of a log names it. */
export type Failure = {
  /** With the line, where one is known. */
  file: string
  /** By which its tests can be run again, from the root; null for what failed outside of all test files. */
  testFile: string | null
  title: string
  /** A few lines. */
  message: string
}

/** As many lines say what was looked for, what was there and where. */
const MOST_LINES = 6

/** A file that could not even be loaded has no failed test and is named itself. */
export function failuresOfVitest(report: VitestReport, root: string): Failure[] {
  return report.testResults.flatMap((result) => {
    const file = path.relative(root, result.name)
    const failed = result.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && result.status === 'failed')
      return [{ file, testFile: file, title: 'the file itself', message: gistOf(result.message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      testFile: file,
      title: fullName,
      message: gistOf(failureMessages[0]),
    }))
  })
}

/** Names also a journey that passed only when tried again, and what went wrong outside of all journeys. */
export function failuresOfPlaywright(report: PlaywrightReport): Failure[] {
  const journeys = journeysOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors)
        // One that ran out of time says so first, and then what it waited for and where.
        const gists = errors.slice(0, 2).map((error) => gistOf(error.message))
        const message = [
          ...(gists.length > 0 ? gists : ['no message']),
          ...results.flatMap(shownWhenItFailed),
        ]
        const located = errors.find(({ location }) => location)
        return {
          file: withLine(file, located?.location),
          testFile: `${JOURNEYS}/${file}`,
          title,
          message: message.join('\n'),
        }
      }),
  )
  const outside = report.errors.map(({ message, location }) => ({
    file: location ? path.basename(location.file) : 'playwright',
    testFile: null,
    title: 'outside of the journeys',
    message: gistOf(message),
  }))
  return [...journeys, ...outside]
}

const MOST_NAMED = 20

/** As many lines as fit on a screen. */
export function nameFailures(failures: Failure[]): string[] {
  const lines = failures
    .slice(0, MOST_NAMED)
    .map(({ file, title, message }) => `FAILED: ${file}: ${title}\n${indented(message)}`)
  const more = failures.length - lines.length
  return more > 0 ? [...lines, `and ${more} more, named above`] : lines
}

/** The file's line, unless the error comes from what several files use: then that one's too. */
function withLine(file: string, location: Location | undefined): string {
  if (!location) return file
  const at = `${path.basename(location.file)}:${location.line}`
  return at.startsWith(`${file}:`) ? at : `${file} (${at})`
}

/** The message's first lines, without colours, empty lines and the stack's frames but the first, which says where. */
function gistOf(message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isFrame = (line: string) => /^at \S/.test(line)
  const said = lines.filter((line) => !isFrame(line)).slice(0, MOST_LINES - 1)
  const frame = lines.find((line) => isFrame(line) && /:\d/.test(line) && !line.includes('node_modules'))
  return [...said, ...(frame ? [frame] : [])].map((line) => line.slice(0, 200)).join('\n') || 'no message'
}

/** What the page had for headings, warnings and dialogs, out of the snapshot that Playwright keeps of a failure. */
function shownWhenItFailed({ attachments = [] }: Result): string[] {
  const file = attachments.find(({ name }) => name === 'error-context')?.path
  if (!file || !existsSync(file)) return []
  const snapshot = readFileSync(file, 'utf8')
  const shown = [...snapshot.matchAll(/^ *- ((?:heading|alert|status|dialog)\b.*)$/gm)].map(
    ([, line = '']) => line,
  )
  return [`On the page: ${shown.join('; ').slice(0, 400) || 'no heading, no warning'}`]
}

function indented(text: string): string {
  return text.replace(/^/gm, '        ')
}
