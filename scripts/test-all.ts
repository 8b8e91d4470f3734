import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/commands.ts'
import { placeForTests } from './lib/place-for-tests.ts'
import { findPostgres15, startPrivatePostgres } from './lib/private-postgres.ts'
import { runChecks } from './lib/run-checks.ts'
import { none, type Tally } from './lib/tally.ts'
import { startTestRun } from './lib/test-run.ts'

const { part, vitest, journeys, skip, end } = startTestRun()
await part('Checks', runChecks)
await part('Unit and server tests on the embedded database', (file) => vitest({ name: 'embedded', file }))
await part('Journeys in Chromium', (file) => journeys({ name: 'journeys', file }))
// None of them judges by a time, and each waits often: side by side they fill the moments of each other.
await Promise.all([
  part('Server tests on PostgreSQL 15', testOnPostgres15),
  part('A short attack', attackShortly),
  part('Each measure of the bench, once', benchShortly),
])
await end()

async function testOnPostgres15(file?: string): Promise<Tally> {
  const bin = findPostgres15()
  if (!bin)
    return skip('server tests on PostgreSQL 15: its binaries are not installed (package postgresql-15)')
  const server = await startPrivatePostgres(bin, placeForTests())
  try {
    const choice = { name: 'postgres15', file, words: ['--project', 'server'] }
    return await vitest(choice, { TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

/** Its own lines say what it found, and with which seed it can be repeated. */
async function attackShortly(): Promise<Tally> {
  const held = await runHere('attack/run.ts', ['--short', '--seed', '7'])
  if (held) return { ...none, passed: 1 }
  const failure = {
    file: 'npm run attack -- --short',
    testFile: null,
    title: 'the attack',
    message: 'see its output above',
  }
  return { ...none, failures: [failure] }
}

/** Whether each measure still works: how fast something is, only the bench itself says. */
async function benchShortly(): Promise<Tally> {
  const file = path.join(root, 'test-report/bench.json')
  await runHere('bench/run.ts', ['--short'], { BENCH_TALLY: file })
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const failure = { testFile: null, title: 'the bench', message: 'it left no report, see its output above' }
  return { ...none, failures: [{ file: 'npm run bench -- --short', ...failure }] }
}

/** Runs a file of ours by the Node that runs this. @returns whether it ended with 0. */
function runHere(file: string, words: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, [file, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)))
}
