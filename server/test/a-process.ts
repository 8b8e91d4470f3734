import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import { serverProgram } from '../../scripts/lib/builds.mjs'
import type { TestDatabase } from './a-database.ts'
import { DATA_KEYS, SECRET_KEY } from './an-application.ts'

const root = path.resolve(import.meta.dirname, '../..')

export type Exit = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }

export type TestProcess = {
  pid: number
  /** Where it can be reached, once it says so. @throws Error with all its output when it ends before. */
  origin: Promise<string>
  exit: Promise<Exit>
  kill: (signal: NodeJS.Signals) => void
}

/**
 * The server as `npm start` runs it, with these settings and no others. It is ended with the test at the latest.
 * @param within a command that becomes it, with its own words behind
 */
export function aProcess(settings: Record<string, string>, within: readonly string[] = []): TestProcess {
  const { child, exit, kill } = run(serverProgram(), [], within, {
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...(settings.DATABASE_URL && { SECRET_KEY, DATA_KEYS }),
    ...settings,
  })
  let said = ''
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString()
      const port = /is open at http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    void exit.then(({ code, stdout, stderr }) =>
      reject(new Error(`it ended with ${code}: ${stdout}${stderr}`)),
    )
  })
  origin.catch(() => {}) // whoever waits for the exit does not ask where it can be reached
  return { pid: child.pid ?? 0, origin, exit, kill }
}

/** A command of `npm run`, without npm, with these settings and no others. It is ended with the test at the latest. */
export function aCommand(script: string, words: string[], settings: Record<string, string>) {
  const { exit, kill } = run(script, words, [], settings)
  return { exit, kill }
}

function run(script: string, words: string[], within: readonly string[], settings: Record<string, string>) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const [program = '', ...rest] = [...within, process.execPath, path.resolve(root, script), ...words]
  const child = spawn(program, rest, {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, NO_COLOR: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const exit = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject)
    child.once(
      'close',
      (code, signal) =>
        void said.then(([stdout, stderr]) => resolve({ code, signal, stdout, stderr }), reject),
    )
  })
  const kill = (signal: NodeJS.Signals) => void child.kill(signal)
  onTestFinished(async () => {
    kill('SIGKILL')
    await exit
  })
  return { child, exit, kill }
}

/** What a start that can't be says: one line, and nothing of how the program is made. */
export function problemOf({ code, signal, stderr }: Exit): string {
  expect([code, signal]).toEqual([1, null])
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(stderr).not.toMatch(/\bat .*:\d+|node:|Error:|node_modules/)
  return stderr.trim()
}

/** A folder that goes with the test. */
export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-data-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

/** The database as DATABASE_URL names it. */
export function addressOf({ connection }: TestDatabase): string {
  const { host, port, user, password, database } = connection
  const query = new URLSearchParams({ host, port: String(port) })
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost/${database}?${query}`
}
