import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { createGate } from '../../../http/gate.ts'
import {
  type CoverFinding,
  coverFinding,
  type DocumentFinding,
  documentFinding,
  type Task,
} from './findings.ts'

const MAIN = path.join(import.meta.dirname, 'main.ts')
const MOST_HEAP_MB = 256
const MOST_MS = 30_000
const AT_ONCE = 2

export type Inspection = { cover: CoverFinding; document: DocumentFinding | null }
export type Inspect = (task: Task) => Promise<Inspection>

/** Inspects files, a few at a time. What the process did not live to tell is bad: a file that kills its reader is refused. */
export function createInspector(
  limits: { heapMb: number; ms: number } = { heapMb: MOST_HEAP_MB, ms: MOST_MS },
): Inspect {
  const enter = createGate(AT_ONCE)
  return (task) =>
    enter(async () => {
      const told = (await run(task, limits)).split('\n').map(readLine)
      const find = (what: string) => told.find((line) => what in line)?.[what]
      const cover = coverFinding.safeParse(find('cover'))
      const document = documentFinding.safeParse(find('document'))
      return {
        cover: cover.success ? cover.data : { problem: 'type' },
        document: task.document === null ? null : document.success ? document.data : { problem: 'broken' },
      }
    })
}

async function run(task: Task, { heapMb, ms }: { heapMb: number; ms: number }): Promise<string> {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, MAIN, JSON.stringify(task)], {
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: ms,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<void>((resolve, reject) =>
    child.once('error', reject).once('close', () => resolve()),
  )
  const [told] = await Promise.all([text(child.stdout), ended])
  return told
}

function readLine(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line)
  } catch {
    return {} // the last line of a process that was killed, or the empty end
  }
}
