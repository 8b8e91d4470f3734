import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './commands.ts'
import { type Failure, nameFailures } from './failures.ts'
import { inPattern, keepCompiled, noChromium, runPlaywright, runVitest } from './runners.ts'
import { type Part, tryAgain, type Unsteady } from './second-try.ts'
import { nameSlowest } from './slowest-files.ts'
import { add, none, readPlaywrightReport, readVitestReport, type Tally } from './tally.ts'

/** Where a run leaves the reports of its parts, and which tests were unsteady. */
const REPORT = path.join(root, 'test-report')

/** Tests to run: of all files, or of one alone. */
type Choice = { name: string; file?: string | undefined; words?: string[] }

export type TestRun = {
  /** `work` runs again, with the file, for each test file that failed in it. */
  part: (title: string, work: Part['work']) => Promise<void>
  vitest: (choice: Choice, env?: Record<string, string>) => Promise<Tally>
  journeys: (choice: Choice) => Promise<Tally>
  skip: (part: string) => Tally
  /** Tries again what failed, says what came of it all, and makes the process end with 1 when anything failed. */
  end: () => Promise<void>
}

/** Tests in parts, and at the end what came of all of them. */
export function startTestRun(): TestRun {
  rmSync(REPORT, { recursive: true, force: true })
  mkdirSync(REPORT)
  keepCompiled()
  const parts: Part[] = []
  const seconds = new Map<string, number>()

  return {
    skip,
    async part(title, work) {
      console.log(`\n=== ${title}`)
      const start = Date.now()
      const tally = await work()
      for (const skipped of tally.skipped) console.log(`SKIPPED: ${skipped}`)
      parts.push({ title, work, tally })
      seconds.set(title, Math.round((Date.now() - start) / 1000))
    },
    async vitest({ name, file, words = [] }, env = {}) {
      const report = reportOf(name, file)
      const times = report.replace(/\.json$/, '-times.json')
      const reporters = ['default', 'json', './scripts/lib/file-times-reporter.ts']
      const said = reporters.map((reporter) => `--reporter=${reporter}`)
      const chosen = file ? [file, ...words] : words
      const ended = await runVitest([...said, `--outputFile.json=${report}`, ...chosen], {
        ...env,
        FILE_TIMES: times,
      })
      return readVitestReport(report, times, ended)
    },
    async journeys({ name, file, words = [] }) {
      const report = reportOf(name, file)
      // What the first try left to look at stays beside what the second leaves.
      const chosen = file ? [inPattern(file), '--workers=1', '--output=test-results/second-try'] : []
      const ended = await runPlaywright([...chosen, ...words], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
      return ended === null ? skip(noChromium) : readPlaywrightReport(report, ended)
    },
    async end() {
      const tried = await tryAgain(parts)
      writeFileSync(path.join(REPORT, 'unsteady.json'), JSON.stringify(tried.unsteady, null, 2))
      sayWhatCame(tried.parts, tried.unsteady, seconds)
      const failed = tried.parts.some(({ tally }) => tally.failures.length > 0)
      process.exitCode = failed ? 1 : 0
    },
  }
}

function skip(part: string): Tally {
  return { ...none, skipped: [part] }
}

function reportOf(name: string, file = ''): string {
  const again = file ? `-again-${file.replaceAll('/', '-')}` : ''
  return path.join(REPORT, `${name}${again}.json`)
}

function sayWhatCame(parts: Part[], unsteady: Unsteady[], seconds: ReadonlyMap<string, number>): void {
  // A file that runs on two databases is named with the part it took its time in.
  const times = parts.flatMap(({ title, tally }) =>
    tally.times.map(({ file, seconds: took }) => ({ file: `${file} (${title})`, seconds: took })),
  )
  if (times.length > 0) console.log(`\nThe slowest files:\n${nameSlowest(times).join('\n')}`)
  console.log('')
  for (const { title, tally } of parts)
    console.log(`${title}: ${tally.passed} passed, ${tally.failures.length} failed (${seconds.get(title)} s)`)
  const { passed, failures, skipped } = parts.map(({ tally }) => tally).reduce(add, none)
  for (const one of skipped) console.log(`SKIPPED: ${one}`)
  for (const line of unsteady.map(nameUnsteady)) console.log(line)
  for (const failure of nameFailures(failures)) console.log(failure)
  const more = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  console.log(`\n${passed} passed, ${failures.length} failed${more}`)
}

function nameUnsteady({ file, part, failures }: Unsteady): string {
  const said = failures.map(({ title, message }: Failure) => `        ${title}: ${message.split('\n')[0]}`)
  return [`UNSTEADY, to be mended: ${file} (${part}) failed, and passed alone`, ...said].join('\n')
}
