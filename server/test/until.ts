import { setTimeout as pause } from 'node:timers/promises'

/** As long as what is waited for may take on a machine that has much else to do. */
const DEADLINE_MS = 60_000
/** Asked without a pause, the asking would take the processor from what it waits for. */
const AGAIN_MS = 10

/**
 * Asks again until the answer is yes.
 * @returns the milliseconds that it took. @throws Error behind the deadline.
 */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  deadlineMs = DEADLINE_MS,
): Promise<number> {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > deadlineMs) throw new Error(`not within ${deadlineMs} ms: ${what}`)
    await pause(AGAIN_MS)
  }
  return performance.now() - start
}
