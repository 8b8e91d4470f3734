import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from './lib/chromium.ts'
import { findClamd } from './lib/clamd.ts'
import { root, run } from './lib/commands.ts'
import { nameFailures } from './lib/failures.ts'
import { placeForTests } from './lib/place-for-tests.ts'
import { findPostgres15, startPrivatePostgres } from './lib/private-postgres.ts'
import { runChecks } from './lib/run-checks.ts'
import { nameSlowest } from './lib/slowest-files.ts'
import { add, none, readPlaywrightReport, readVitestReport, type Tally } from './lib/tally.ts'

const reports = mkdtempSync(path.join(os.tmpdir(), 'panai-reports-'))
// Hundreds of processes of ours are started: what one has read of the code, the next need not compile again.
process.env.NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/compiled')
const skippedParts: string[] = []
const lines: string[] = []
let total: Tally = none

if (!findClamd()) skip('tests of the virus scan: clamd is not installed (package clamav-daemon)')
await part('Checks', runChecks)
await part('Unit and server tests on the embedded database', () => runVitest('embedded'))
await part('Server tests on PostgreSQL 15', testOnPostgres15)
await part('Journeys in Chromium', runJourneys)
await part('A short attack', attackShortly)
rmSync(reports, { recursive: true, force: true })

console.log(`\nThe slowest files:\n${nameSlowest(total.times).join('\n')}`)
console.log(`\n${lines.join('\n')}`)
for (const skipped of skippedParts) console.log(`SKIPPED: ${skipped}`)
for (const failure of nameFailures(total.failures)) console.log(failure)
console.log(
  `\n${total.passed} passed, ${total.failures.length} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exitCode = total.failures.length > 0 ? 1 : 0

async function part(title: string, work: () => Promise<Tally>): Promise<void> {
  console.log(`\n=== ${title}`)
  const start = Date.now()
  const tally = await work()
  // A file that runs on two databases is named with the part it took its time in.
  const times = tally.times.map(({ file, seconds }) => ({ file: `${file} (${title})`, seconds }))
  total = add(total, { ...tally, times })
  const seconds = Math.round((Date.now() - start) / 1000)
  lines.push(`${title}: ${tally.passed} passed, ${tally.failures.length} failed (${seconds} s)`)
}

async function runVitest(
  name: string,
  words: string[] = [],
  env: Record<string, string> = {},
): Promise<Tally> {
  const report = path.join(reports, `${name}.json`)
  const times = path.join(reports, `${name}-times.json`)
  const reporters = ['default', 'json', './scripts/lib/file-times-reporter.ts']
  const ended = await run(
    'vitest',
    [
      'run',
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${report}`,
      ...words,
    ],
    { ...env, FILE_TIMES: times },
  )
  return readVitestReport(report, times, ended)
}

async function testOnPostgres15(): Promise<Tally> {
  const bin = findPostgres15()
  if (!bin)
    return skip('server tests on PostgreSQL 15: its binaries are not installed (package postgresql-15)')
  const server = await startPrivatePostgres(bin, placeForTests())
  try {
    return await runVitest('postgres15', ['--project', 'server'], { TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

async function runJourneys(): Promise<Tally> {
  const chromium = findChromium()
  if (!chromium)
    return skip('journeys in a browser: Chromium is not installed. Install it, or set CHROMIUM to its path')
  const report = path.join(reports, 'journeys.json')
  const ended = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return readPlaywrightReport(report, ended)
}

/** Its own lines say what it found, and with which seed it can be repeated. */
async function attackShortly(): Promise<Tally> {
  const held = await runHere('attack/run.ts', ['--short', '--seed', '7'])
  if (held) return { ...none, passed: 1 }
  const failure = {
    file: 'npm run attack -- --short',
    title: 'the attack',
    message: 'what it found stands above',
  }
  return { ...none, failures: [failure] }
}

/** Runs a file of ours by the Node that runs this. @returns whether it ended with 0. */
function runHere(file: string, words: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [file, ...words], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)))
}

function skip(part: string): Tally {
  console.log(`SKIPPED: ${part}`)
  skippedParts.push(part)
  return { ...none, skipped: 1 }
}
