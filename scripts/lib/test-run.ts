import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from './chromium.ts'
import { root, run } from './commands.ts'
import { nameFailures } from './failures.ts'
import { nameSlowest } from './slowest-files.ts'
import { add, none, readPlaywrightReport, readVitestReport, type Tally } from './tally.ts'

export type TestRun = {
  part: (title: string, work: () => Promise<Tally>) => Promise<void>
  vitest: (name: string, words?: string[], env?: Record<string, string>) => Promise<Tally>
  journeys: (words?: string[]) => Promise<Tally>
  skip: (part: string) => Tally
  /** Says what came of it, and makes the process end with 1 when anything failed. */
  end: () => void
}

/** Tests in parts, one after the other, and at the end what came of all of them. */
export function startTestRun(): TestRun {
  const reports = mkdtempSync(path.join(os.tmpdir(), 'panai-reports-'))
  // Hundreds of processes of ours are started: what one has read of the code, the next need not compile again.
  process.env.NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/compiled')
  const skippedParts: string[] = []
  const lines: string[] = []
  let total: Tally = none

  function skip(part: string): Tally {
    console.log(`SKIPPED: ${part}`)
    skippedParts.push(part)
    return { ...none, skipped: 1 }
  }

  return {
    skip,
    async part(title, work) {
      console.log(`\n=== ${title}`)
      const start = Date.now()
      const tally = await work()
      // A file that runs on two databases is named with the part it took its time in.
      const times = tally.times.map(({ file, seconds }) => ({ file: `${file} (${title})`, seconds }))
      total = add(total, { ...tally, times })
      const seconds = Math.round((Date.now() - start) / 1000)
      lines.push(`${title}: ${tally.passed} passed, ${tally.failures.length} failed (${seconds} s)`)
    },
    async vitest(name, words = [], env = {}) {
      const report = path.join(reports, `${name}.json`)
      const times = path.join(reports, `${name}-times.json`)
      const reporters = ['default', 'json', './scripts/lib/file-times-reporter.ts']
      const said = reporters.map((reporter) => `--reporter=${reporter}`)
      const ended = await run('vitest', ['run', ...said, `--outputFile.json=${report}`, ...words], {
        ...env,
        FILE_TIMES: times,
      })
      return readVitestReport(report, times, ended)
    },
    async journeys(words = []) {
      const chromium = findChromium()
      if (!chromium)
        return skip(
          'journeys in a browser: Chromium is not installed. Install it, or set CHROMIUM to its path',
        )
      const report = path.join(reports, 'journeys.json')
      const ended = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...words], {
        CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      })
      return readPlaywrightReport(report, ended)
    },
    end() {
      rmSync(reports, { recursive: true, force: true })
      if (total.times.length > 0) console.log(`\nThe slowest files:\n${nameSlowest(total.times).join('\n')}`)
      console.log(`\n${lines.join('\n')}`)
      for (const skipped of skippedParts) console.log(`SKIPPED: ${skipped}`)
      for (const failure of nameFailures(total.failures)) console.log(failure)
      const { passed, failures, skipped } = total
      console.log(`\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
      process.exitCode = failures.length > 0 ? 1 : 0
    },
  }
}
