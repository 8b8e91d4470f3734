import { setTimeout as pause } from 'node:timers/promises'
import { timeLimits } from '../../scripts/lib/time-limits.ts'

/** The longer it has waited, the longer a pause: asking takes the processor from what is waited for, which may run behind all else. */
const SHORTEST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 500
const PART_OF_WAITED = 1 / 20

/** Asks again until the answer is yes. @throws Error when it never is. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const start = performance.now()
  while (!(await holds())) {
    const waited = performance.now() - start
    if (waited > timeLimits.background) throw new Error(`never happened: ${what}`)
    await pause(Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, waited * PART_OF_WAITED)))
  }
}
