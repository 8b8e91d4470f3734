import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupProblem } from '../../startup/startup-problem.ts'

const PREDECESSOR_LIMIT_MS = 60_000

type PostmasterFile = { pid: number; socketFolder: string; ready: boolean }

/** The main server process as it writes of itself in the cluster's `postmaster.pid`; null when the file is not there. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  let text: string
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  const lines = text.split('\n')
  return {
    pid: Math.abs(Number.parseInt(lines[0] ?? '', 10)),
    socketFolder: lines[4] ?? '',
    ready: lines[7]?.trim() === 'ready',
  }
}

/**
 * Waits until the server of a killed predecessor has shut down. Call it with the folder's lock held: then a server
 * that still runs there can only be an orphan on its way out.
 * Answers the pid in a stale `postmaster.pid`, or null. Throws StartupProblem after a minute.
 */
export async function waitForPredecessor(
  cluster: string,
  onProgress: (line: string) => void,
): Promise<number | null> {
  const started = performance.now()
  let told = false
  for (;;) {
    const found = readPostmasterFile(cluster)
    if (!found || Number.isNaN(found.pid)) return null
    if (!serves(found.pid, cluster)) return found.pid
    if (performance.now() - started > PREDECESSOR_LIMIT_MS) {
      throw new StartupProblem(
        `A PostgreSQL process (${found.pid}) still works in ${cluster}: stop it with 'kill -INT ${found.pid}', then start again.`,
      )
    }
    if (!told && performance.now() - started > 500) {
      onProgress(`Waiting for the previous database process (${found.pid}) to finish…`)
      told = true
    }
    await sleep(20)
  }
}

/** Whether that process is the main server of that cluster: the number alone proves nothing, kernels use them again. */
export function serves(pid: number, cluster: string): boolean {
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0-D\0${cluster}\0`)
    } catch {
      return false // no such process
    }
  }
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.includes(` -D ${cluster} `)
}
