import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type ProcessMemory = { pid: number; name: string; pssMb: number; rssMb: number }

/** Ticks of the processor's time in a second, as Linux counts them for every process. */
const TICKS = 100

/** Memory of a process and all that descend from it, or null where the system has no /proc. */
export function memoryOfTree(root: number): ProcessMemory[] | null {
  if (!existsSync('/proc/self/smaps_rollup')) return null
  return processesOf(root).flatMap(memoryOf)
}

/**
 * Milliseconds of processor time that a process and all that descend from it have taken, those that have ended among them; null where
 * the system has no /proc.
 */
export function cpuOfTree(root: number): number | null {
  if (!existsSync('/proc/self/stat')) return null
  return processesOf(root).reduce((sum, pid) => sum + cpuOf(pid), 0)
}

function processesOf(root: number): number[] {
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(entry)
    if (parent !== null) parents.set(Number(entry), parent)
  }
  const belongs = (pid: number): boolean =>
    pid === root || (parents.has(pid) && belongs(parents.get(pid) ?? 0))
  return [...parents.keys()].filter(belongs)
}

function parentOf(pid: string): number | null {
  const parent = statOf(pid)?.[1]
  return parent === undefined ? null : Number(parent)
}

/** Its own time, and that of its children that have ended. */
function cpuOf(pid: number): number {
  const ticks = statOf(String(pid))?.slice(11, 15).map(Number) ?? []
  return (ticks.reduce((sum, some) => sum + some, 0) * 1_000) / TICKS
}

/** The fields after the name of the program, which may have any sign in it; null when the process has ended meanwhile. */
function statOf(pid: string): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

function memoryOf(pid: number): ProcessMemory[] {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const mb = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1024
    const name = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return [{ pid, name, pssMb: mb('Pss'), rssMb: mb('Rss') }]
  } catch {
    return [] // it has ended meanwhile
  }
}
