import { setTimeout as sleep } from 'node:timers/promises'
import { StartupProblem } from '../../startup/startup-problem.ts'
import { type Connection, createIfMissing } from './create-if-missing.ts'
import { readPostmasterFile, waitForPredecessor } from './postmaster-file.ts'
import type { RunAs } from './privileges.ts'
import { reasonIn, type ServerLog } from './server-log.ts'
import { serverArguments, serverEnvironment } from './settings.ts'
import { spawnWatched, type Watched } from './spawn-watched.ts'

export type ServerPlan = {
  postgres: string
  cluster: string
  connection: Connection
  runAs: RunAs
  log: ServerLog
  settings: Readonly<Record<string, string>>
  onProgress: (line: string) => void
}

const RETRY_LIMIT_MS = 60_000

/** Exit codes from here on mean that the program was killed from outside. */
const KILLED = 128

/** The memory or the pid file of a server that was killed a moment ago: its last processes are still ending. */
const STILL_ENDING = /pre-existing shared memory block|lock file "[^"]*" already exists/

/**
 * Starts one server and waits, as long as its recovery takes, until it answers in the connection's database.
 * Throws StartupProblem when the server gives up, and the signal's reason when it is aborted.
 */
export async function startServer(plan: ServerPlan, signal: AbortSignal): Promise<Watched> {
  const { cluster, log, onProgress } = plan
  const started = performance.now()
  for (;;) {
    const stale = await waitForPredecessor(cluster, onProgress)
    signal.throwIfAborted()
    const before = log.size()
    const server = await spawnServer(plan, stale)
    if ((await becomesReady(server, plan, signal)) && (await answers(server, plan))) return server
    signal.throwIfAborted()
    const code = await server.exited
    const said = log.saidSince(before)
    const passing = code >= KILLED || STILL_ENDING.test(said)
    if (!passing || performance.now() - started > RETRY_LIMIT_MS) {
      const reason = reasonIn(said) ?? `PostgreSQL ended with code ${code}`
      throw new StartupProblem(
        `The database in ${cluster} does not start: ${reason}. Put that right (more in ${log.path}) or, where the folder is damaged, put a backup in its place.`,
      )
    }
    await sleep(100)
  }
}

/** Shuts a server down: fast, so that the next start needs no recovery. */
export async function stopServer(server: Watched): Promise<void> {
  server.end()
  await server.exited
}

function spawnServer(plan: ServerPlan, stale: number | null): Promise<Watched> {
  // The kernel may have given the number in a stale pid file to a stranger, before whom PostgreSQL would give up.
  // It ignores the process named here; all its other checks stay.
  const env = serverEnvironment(stale === null ? {} : { PG_GRANDPARENT_PID: String(stale) })
  const args = serverArguments(plan.cluster, plan.connection.host, plan.settings)
  return spawnWatched([plan.postgres, ...args], { runAs: plan.runAs, output: plan.log.descriptor, env })
}

/** False when the server ended instead. */
async function becomesReady(server: Watched, plan: ServerPlan, signal: AbortSignal): Promise<boolean> {
  let ended = false
  const exit = server.exited.then(() => {
    ended = true
  })
  const started = performance.now()
  let told = 0
  while (!ended) {
    if (signal.aborted) {
      await stopServer(server)
      return false
    }
    const file = readPostmasterFile(plan.cluster)
    if (file?.pid === server.pid && file.ready) return true
    const seconds = Math.floor((performance.now() - started) / 10_000) * 10
    if (seconds > told) {
      told = seconds
      plan.onProgress(`The database is still getting ready (${seconds} s)…`)
    }
    await Promise.race([exit, sleep(10)])
  }
  return false
}

/** False when the server was ended from outside meanwhile. */
async function answers(server: Watched, { connection, cluster }: ServerPlan): Promise<boolean> {
  try {
    await createIfMissing(connection)
    return true
  } catch (error) {
    const ended = await Promise.race([server.exited.then(() => true), sleep(1_000).then(() => false)])
    if (ended) return false
    await stopServer(server)
    throw new StartupProblem(
      `The database in ${cluster} runs but can't be opened: ${error instanceof Error ? error.message : String(error)}. Put that right, then start again.`,
      { cause: error },
    )
  }
}
