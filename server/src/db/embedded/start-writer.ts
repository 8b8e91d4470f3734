import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export type Writer = {
  process: ChildProcess
  /** The digest of each acknowledged row, by its id. */
  acknowledged: Map<string, string>
  /** Resolves with the next line that begins so; rejects when the program ends before. */
  line(beginning: string): Promise<string>
  /** The exit code, null after a kill, once all its output has been read. */
  closed: Promise<number | null>
  errors(): string
}

/** Starts kill-writer.ts on a data folder, in a process group of its own. It is killed with the test at the latest. */
export function startWriter(dataDir: string, user: { uid?: number; gid?: number } = {}): Writer {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kill-writer.ts'), dataDir], {
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const acknowledged = new Map<string, string>()
  const lines = createInterface({ input: child.stdout })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  lines.on('line', (line) => {
    // A kill may cut the last line short: it was not acknowledged in full.
    const ack = /^ack (\d+) ([0-9a-f]{64})$/.exec(line)
    if (ack?.[1] && ack[2]) acknowledged.set(ack[1], ack[2])
  })
  const closed = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await closed
  })
  return {
    process: child,
    acknowledged,
    closed,
    errors: () => errors,
    line: (beginning) =>
      new Promise((resolve, reject) => {
        function check(line: string): void {
          if (!line.startsWith(beginning)) return
          lines.off('line', check)
          resolve(line)
        }
        lines.on('line', check)
        closed.then(() => reject(new Error(`The writer ended before '${beginning}': ${errors}`)))
      }),
  }
}
