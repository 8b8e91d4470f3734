import { setTimeout as pause } from 'node:timers/promises'
import { browse } from '../lib/browse.ts'
import type { Outcome } from '../lib/finding.ts'
import { memoryOfTree } from '../lib/process-tree.ts'
import { size } from '../lib/size.ts'
import type { RunningServer } from '../lib/start-server.ts'

const MOST_MB = 200
const IDLE_MS = size(10_000, 100)

/**
 * Memory of the server and all its processes, the embedded database included, after some browsing and ten quiet seconds. Pages
 * that processes share count for each of them in part (PSS), so that the sum is what the machine really gives.
 */
export async function measureMemory(server: RunningServer): Promise<Outcome> {
  const requests = await browse(server.url)
  await pause(IDLE_MS)
  const processes = memoryOfTree(server.pid)
  if (!processes) throw new Error('this system does not tell the memory of processes')
  const total = processes.reduce((sum, { pssMb }) => sum + pssMb, 0)
  const node = processes.find(({ pid }) => pid === server.pid)
  return {
    findings: [
      {
        row: `Idle memory with the embedded database (PSS of ${processes.length} processes)`,
        figure: inMb(total),
        bound: `≤ ${inMb(MOST_MB)}`,
        reached: total <= MOST_MB,
      },
      { row: 'of which Node (RSS)', figure: inMb(node?.rssMb ?? Number.NaN), bound: '', reached: null },
    ],
    remarks: [
      `Memory after ${requests} requests and ten quiet seconds:`,
      ...processes.map(
        ({ pssMb, rssMb, name }) => `  PSS ${inMb(pssMb)}, RSS ${inMb(rssMb)}  ${shorten(name)}`,
      ),
    ],
    figures: { total, processes },
  }
}

function inMb(value: number): string {
  return `${Math.round(value)} MB`
}

function shorten(command: string): string {
  const line = command.replace(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 32)} … ${line.slice(-32)}` : line
}
