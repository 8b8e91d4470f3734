import { execFileSync } from 'node:child_process'
import os from 'node:os'

const cores = os.cpus().map((_, core) => core)

/**
 * Holds a process, with all its threads, to one core while `work` runs, and lets it go again.
 * @returns what `work` gives, and false where the system has no `taskset` or one core alone.
 */
export async function whilePinned<T>(
  pins: Readonly<Record<number, number>>,
  work: () => Promise<T>,
): Promise<{ done: T; isPinned: boolean }> {
  const pids = Object.keys(pins)
  const isPinned = cores.length > 1 && pids.every((pid) => pin(pid, String(pins[Number(pid)])))
  try {
    return { done: await work(), isPinned }
  } finally {
    for (const pid of pids) pin(pid, cores.join())
  }
}

function pin(pid: string, to: string): boolean {
  try {
    execFileSync('taskset', ['-acp', to, pid], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
