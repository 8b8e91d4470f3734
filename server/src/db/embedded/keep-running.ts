import { setTimeout as sleep } from 'node:timers/promises'
import { StartupProblem } from '../../startup/startup-problem.ts'
import { stopServer } from './server-process.ts'
import type { Watched } from './spawn-watched.ts'

export type KeptServer = { current(): Watched; stop(): Promise<void> }

const MOST_RESTARTS = 10
const WITHIN_MS = 60_000

/**
 * Starts the server and, until stop(), again whenever it ends: somebody, or the kernel when memory runs out, may kill it.
 * Rejects when the first start fails. A server that needs more than ten starts within a minute is given up with `onLost`.
 */
export async function keepRunning(
  start: (signal: AbortSignal) => Promise<Watched>,
  onLost: (problem: Error) => void,
): Promise<KeptServer> {
  const stopping = new AbortController()
  const { signal } = stopping
  let server = await start(signal)

  async function supervise(): Promise<void> {
    let restarts: number[] = []
    let lastError: unknown
    while (!signal.aborted) {
      await server.exited
      if (signal.aborted) return
      restarts = restarts.filter((time) => time > performance.now() - WITHIN_MS)
      if (restarts.length >= MOST_RESTARTS) throw givenUp(lastError)
      restarts.push(performance.now())
      try {
        server = await start(signal)
      } catch (error) {
        lastError = error
        await sleep(1_000, undefined, { signal }).catch(() => {}) // stop() cuts the wait short
      }
    }
    await stopServer(server) // it was ready just as stop() was called
  }

  const supervision = supervise().catch((error) => {
    onLost(error instanceof Error ? error : new Error(String(error)))
  })

  return {
    current: () => server,
    async stop() {
      stopping.abort()
      await stopServer(server)
      await supervision
    },
  }
}

function givenUp(cause: unknown): StartupProblem {
  const reason = cause instanceof Error ? ` ${cause.message}` : ''
  return new StartupProblem(
    `The embedded database ended ${MOST_RESTARTS} times within a minute and is not started again.${reason}`,
    { cause },
  )
}
