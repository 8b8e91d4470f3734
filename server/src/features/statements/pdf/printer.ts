import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '../../../http/limit-concurrency.ts'
import type { StatementDocument } from './statement-document.ts'

const WORKER = path.join(import.meta.dirname, 'print-worker.ts')
/** The typeface stays loaded so long after the last print. */
const IDLE_MS = 60_000
const MOST_HEAP_MB = 256

export type Print = (document: StatementDocument) => Promise<Uint8Array>

/** Prints one statement after the other, in a thread that is there only while somebody prints. */
export function createPrinter(): Print {
  const enter = limitConcurrency(1)
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } })
    started.unref()
    started.on('error', () => {}) // the caller that waits for it gets the error
    started.once('exit', () => {
      if (worker === started) worker = null
    })
    return started
  }

  return (document) =>
    enter(async () => {
      clearTimeout(idle)
      worker ??= start()
      const current = worker
      current.ref()
      try {
        const printed = once(current, 'message') // rejects when the thread fails
        current.postMessage(document)
        const [bytes] = (await printed) as [Uint8Array] // what the thread sends
        return bytes
      } finally {
        current.unref()
        idle = setTimeout(() => void current.terminate(), IDLE_MS).unref()
      }
    })
}
