import { setTimeout as pause } from 'node:timers/promises'
import { timeLimits } from '../../scripts/lib/time-limits.ts'

/** Asked without a pause, the asking would take the processor from what it waits for. */
const AGAIN_MS = 10

/** Asks again until the answer is yes. @throws Error when it never is. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > timeLimits.background) throw new Error(`never happened: ${what}`)
    await pause(AGAIN_MS)
  }
}
