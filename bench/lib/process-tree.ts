import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type ProcessMemory = { pid: number; name: string; pssMb: number; rssMb: number }

/** Memory of a process and all that descend from it, or null where the system has no /proc. */
export function memoryOfTree(root: number): ProcessMemory[] | null {
  if (!existsSync('/proc/self/smaps_rollup')) return null
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(entry)
    if (parent !== null) parents.set(Number(entry), parent)
  }
  const belongs = (pid: number): boolean =>
    pid === root || (parents.has(pid) && belongs(parents.get(pid) ?? 0))
  return [...parents.keys()].filter(belongs).flatMap(memoryOf)
}

function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null // it has ended meanwhile
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
