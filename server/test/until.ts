const DEADLINE_MS = 10_000

/**
 * Asks again, as soon as there is an answer, until the answer is yes. `holds` does something that takes its time (a request, a
 * query): there is no pause in between.
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
  }
  return performance.now() - start
}
