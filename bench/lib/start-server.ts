import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverProgram } from '../../scripts/lib/builds.mjs'
import { freePort } from '../../scripts/lib/free-port.ts'
import { serverEnvironment, serverFlags } from '../../scripts/lib/server-environment.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const PATIENCE_MS = 120_000
const STOP_MS = 20_000
/** Of a server on a database of its own, which must be given its secrets. */
export const SECRET = 'a-secret-of-the-measurement-0123456789'

export type RunningServer = {
  url: string
  pid: number
  /** Milliseconds from the command to the first page. */
  firstPageMs: number
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  env?: Record<string, string>
  /** What is run, in the folder of the repository; without it the server itself. */
  command?: readonly [string, ...string[]]
}

/** Starts the real server on a free port of the loopback address and waits for its first page. */
export async function startServer({ dataDir, env = {}, command }: Options): Promise<RunningServer> {
  const [program, ...words] = command ?? [process.execPath, ...serverFlags, serverProgram()]
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // The server decides by itself; and npm would leave half of the packages out.
  const { NODE_ENV: _, ...inherited } = process.env
  const began = performance.now()
  const child = spawn(program, words, {
    cwd: root,
    env: {
      ...inherited,
      ...serverEnvironment,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '9999999',
      ...(env.DATABASE_URL && { SECRET_KEY: SECRET, DATA_KEYS: SECRET }),
      ...env,
    },
    // A group of its own, so that a command which starts the server is ended with it; the channel tells it when we die.
    detached: command !== undefined,
    stdio: ['ignore', 'ignore', 'inherit', ...(command ? [] : (['ipc'] as const))],
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${program} could not be started`)
  const started = command ? -pid : pid
  const end = (signal: NodeJS.Signals) => isAlive(started) && process.kill(started, signal)
  const kill = () => end('SIGKILL')
  process.once('exit', kill)
  await firstPage(url, child).catch((error: unknown) => {
    kill()
    throw error
  })
  const firstPageMs = performance.now() - began
  return {
    url,
    pid,
    firstPageMs,
    async stop() {
      const impatience = setTimeout(kill, STOP_MS)
      end('SIGTERM')
      // npm ends before the server that it started does.
      while (isAlive(started)) await pause(10)
      clearTimeout(impatience)
      process.off('exit', kill)
    },
  }
}

/** A process, or one of a group by its negative number. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function firstPage(url: string, child: ChildProcess): Promise<void> {
  const limit = performance.now() + PATIENCE_MS
  while (performance.now() < limit) {
    if (child.exitCode !== null) throw new Error(`the server ended at once with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return
    await pause(10)
  }
  throw new Error(`no page from ${url} within ${PATIENCE_MS / 1000} seconds`)
}
