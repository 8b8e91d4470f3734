import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome } from '../lib/finding.ts'
import type { RunningServer } from '../lib/start-server.ts'

const MOST_MB = 350
const IDLE_MS = 10_000

/** Memory of the server and all its processes, the embedded database included, after some browsing and ten quiet seconds. */
export async function measureMemory(server: RunningServer): Promise<Outcome> {
  for (let id = 1; id <= 50; id++)
    for (const path of ['/', `/books/${id}`, '/publications?page=2', `/api/books?per_page=${id}`])
      await (await fetch(server.url + path)).arrayBuffer()
  await pause(IDLE_MS)
  const tree = processTree(server.pid)
  const total = tree.reduce((sum, pid) => sum + proportionalMb(pid), 0)
  return {
    findings: [
      {
        row: 'Idle memory with the embedded database (PSS of all processes)',
        figure: `${Math.round(total)} MB`,
        bound: `≤ ${MOST_MB} MB`,
        reached: total <= MOST_MB,
      },
    ],
    remarks: [`${tree.length} processes, of which Node ${Math.round(proportionalMb(server.pid))} MB`],
    figures: { total, processes: tree.length },
  }
}

function processTree(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const status = read(`/proc/${name}/status`)
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1]
    if (parent) parents.set(Number(name), Number(parent))
  }
  const tree = [root]
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  return tree
}

/** Pages that processes share count for each of them in part, so that the sum is what the machine really gives. */
function proportionalMb(pid: number): number {
  const kb = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1]
  return Number(kb ?? 0) / 1024
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // the process has ended meanwhile
  }
}
