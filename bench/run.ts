import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { styleText } from 'node:util'
import { drawTable } from './lib/draw-table.ts'
import type { Finding, Outcome } from './lib/finding.ts'
import { drawHistory, readHistory } from './lib/history.ts'
import { inTemporaryFolder } from './lib/in-temporary-folder.ts'
import { measuredTwiceIfMissed } from './lib/measured-twice-if-missed.ts'
import { MissingProgram } from './lib/missing-program.ts'
import { say } from './lib/say.ts'
import { isShort } from './lib/size.ts'
import { type RunningServer, startServer } from './lib/start-server.ts'
import { type Taken, tallyShortRun } from './lib/tally-short-run.ts'
import { measureAudit } from './rows/audit.ts'
import { measureConnections } from './rows/connections.ts'
import { measureConsoleWeight } from './rows/console-weight.ts'
import { measureFaults } from './rows/faults.ts'
import { measureFirstTouch } from './rows/first-touch.ts'
import { measureFollowing } from './rows/following.ts'
import { measureFreshness } from './rows/freshness.ts'
import { measureHistories } from './rows/histories.ts'
import { measureHostileFiles } from './rows/hostile-files.ts'
import { checkHtml } from './rows/html.ts'
import { measureImport } from './rows/import.ts'
import { measureInbox } from './rows/inbox.ts'
import { measureKeptAnswers } from './rows/kept-answers.ts'
import { measureKeystrokes } from './rows/keystroke.ts'
import { measureLighthouse } from './rows/lighthouse.ts'
import { measureLiveSearch } from './rows/live-search.ts'
import { measureLogin } from './rows/login.ts'
import { measureManuscripts } from './rows/manuscripts.ts'
import { measureMemory } from './rows/memory.ts'
import { measurePageWeight } from './rows/page-weight.ts'
import { measurePayouts } from './rows/payouts.ts'
import { measureProofs } from './rows/proofs.ts'
import { measureReports } from './rows/reports.ts'
import { measureSalesFile } from './rows/sales-file.ts'
import { measureSearchGrowth } from './rows/search.ts'
import { measureStaffBooks } from './rows/staff-books.ts'
import { measureStaffQueue } from './rows/staff-queue.ts'
import { measureStart } from './rows/start.ts'
import { measureStatements } from './rows/statements.ts'
import { measureUploads } from './rows/uploads.ts'

/** Measures of a server with the demo catalogue, which all of them share. */
const onOneServer: Record<string, (server: RunningServer, dataDir: string) => Promise<Outcome>> = {
  memory: measureMemory,
  weight: measurePageWeight,
  'first-touch': measureFirstTouch,
  following: measureFollowing,
  'console-weight': measureConsoleWeight,
  keystroke: measureKeystrokes,
  html: checkHtml,
  kept: measureKeptAnswers,
  fresh: measureFreshness,
  histories: measureHistories,
  inbox: measureInbox,
  connections: measureConnections,
  login: measureLogin,
  queue: measureStaffQueue,
  payouts: measurePayouts,
  audit: measureAudit,
  lighthouse: measureLighthouse,
}
/** Measures that start what they need. */
const onTheirOwn: Record<string, () => Promise<Outcome>> = {
  start: measureStart,
  search: measureSearchGrowth,
  'live-search': measureLiveSearch,
  books: measureStaffBooks,
  uploads: measureUploads,
  'hostile-files': measureHostileFiles,
  manuscripts: measureManuscripts,
  proofs: measureProofs,
  'sales-file': measureSalesFile,
  statements: measureStatements,
  import: measureImport,
  reports: measureReports,
  faults: measureFaults,
}

const results = path.join(import.meta.dirname, 'results')
if (process.argv[2] === 'history') {
  mkdirSync(results, { recursive: true })
  console.log(drawHistory(readHistory(results), process.argv.slice(3).join(' ')))
  process.exit()
}

const known = [...Object.keys(onOneServer), ...Object.keys(onTheirOwn)]
const named = process.argv.slice(2).filter((word) => word !== '--short')
const chosen = named.length > 0 ? named : known
const unknown = chosen.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(
    `There is no measure ${unknown.join(', ')}. There are: ${known.join(', ')}, and history; --short runs each at its smallest size.`,
  )
  process.exit(1)
}
// Leaving by exit() lets every folder and server that was made here be cleared away.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const began = new Date()
const [loadBefore = 0] = os.loadavg()
const taken: Taken[] = []
const remarks: string[] = []
const figures: Record<string, unknown> = {}
const shared = Object.entries(onOneServer).filter(([name]) => chosen.includes(name))
if (shared.length > 0)
  await inTemporaryFolder(async (dataDir) => {
    const server = await startServer({ dataDir })
    try {
      for (const [name, measure] of shared) await take(name, () => measure(server, dataDir))
    } finally {
      await server.stop()
    }
  })
for (const [name, measure] of Object.entries(onTheirOwn)) if (chosen.includes(name)) await take(name, measure)

if (isShort) endShortRun()
else endRun()

/** Leaves what came of it in the file that BENCH_TALLY names, for the run of all tests. */
function endShortRun(): void {
  const tally = tallyShortRun(taken)
  for (const { title, message } of tally.failures) console.log(`FAILED ${title}: ${message}`)
  for (const skipped of tally.skipped) console.log(`SKIPPED ${skipped}`)
  say(`${tally.passed} measures have their figures`)
  if (process.env.BENCH_TALLY) writeFileSync(process.env.BENCH_TALLY, JSON.stringify(tally))
  if (tally.failures.length > 0) process.exitCode = 1
}

function endRun(): void {
  const findings = taken.flatMap(rowsOf)
  const machine = {
    processor: os.cpus()[0]?.model ?? 'unknown',
    cores: os.cpus().length,
    node: process.version,
    loadBefore,
    loadAfter: os.loadavg()[0] ?? 0,
  }
  console.log(`\n${remarks.join('\n')}\n\n${drawTable(findings)}\n`)
  say(
    `${machine.cores} cores (${machine.processor}), shared by what is measured and what measures it; ${machine.node}.`,
  )
  say(
    `Load of the machine: ${loadBefore.toFixed(1)} before, ${machine.loadAfter.toFixed(1)} at the end. Whatever else ran shows in the times.`,
  )
  mkdirSync(results, { recursive: true })
  const file = path.join(results, `${began.toISOString().replaceAll(':', '-')}.json`)
  writeFileSync(file, `${JSON.stringify({ began, machine, findings, remarks, figures }, null, 2)}\n`)
  say(`Written to ${path.relative(process.cwd(), file)}`)
  if (findings.some(({ reached }) => reached === false)) process.exitCode = 1
}

/** What can't be measured is a line of the table too: the others are still worth having. */
async function take(name: string, measure: () => Promise<Outcome>): Promise<void> {
  say(`Measuring: ${name}`)
  try {
    const outcome = await (isShort ? measure() : measuredTwiceIfMissed(measure))
    taken.push({ name, findings: outcome.findings })
    remarks.push(...(outcome.remarks ?? []))
    figures[name] = outcome.figures
  } catch (error) {
    const isMissing = error instanceof MissingProgram
    console.error(styleText('red', `${name} could not be measured:`), isMissing ? error.message : error)
    taken.push({ name, isMissing, why: error instanceof Error ? error.message : String(error) })
  }
}

function rowsOf(measure: Taken): readonly Finding[] {
  if ('findings' in measure) return measure.findings
  return [{ row: measure.name, figure: 'could not be measured', bound: '', reached: false }]
}
