import type { Logger } from '../log/logger.ts'

const RETRY_MS = 500
/** A timer may be early, and two clocks may differ: to forget once too often costs nothing. */
const EARLY_MS = 1_000
/** A clock that runs for days may go astray: the database is asked again at least so often. */
const LONGEST_MS = 3_600_000

export type ScheduledChanges = {
  /** False from the moment of a change on, and while it is not known when the next one is: nothing may be answered from memory then. */
  nothingIsDue(): boolean
  /** Something has changed: the next change may be another one. */
  ask(): void
  /** Resolves when the question that is under way is answered, one way or the other. */
  settled(): Promise<void>
  stop(): void
}

type Options = {
  /** Milliseconds until the next change; Infinity for none. */
  next: () => Promise<number>
  /** What was kept is over. */
  onChange: () => void
  log: Logger
}

/**
 * Knows when what visitors see changes by the clock alone. The moment can't be missed by a timer that comes late or not at all: each
 * answer from memory asks `nothingIsDue`, which compares two numbers, and after that moment it is false until the database, by its own
 * clock, names a later one.
 */
export function followScheduledChanges({ next, onChange, log }: Options): ScheduledChanges {
  let until = Number.NEGATIVE_INFINITY
  let hasChanged = false
  let stopped = false
  let asking: Promise<void> | undefined
  let askAgain = false
  let timer: NodeJS.Timeout | undefined

  function nothingIsDue(): boolean {
    return asking === undefined && performance.now() < until
  }

  async function find(): Promise<void> {
    clearTimeout(timer)
    do {
      askAgain = false
      hasChanged ||= performance.now() >= until - EARLY_MS
      const begun = performance.now()
      try {
        // Counted from before the question: early rather than late, and asked again until the database's clock has passed it.
        until = begun + (await next())
      } catch (error) {
        until = Number.NEGATIVE_INFINITY
        log.warn({ error }, 'when content changes next is not known')
      }
    } while (askAgain && !stopped)
    if (hasChanged && performance.now() < until) {
      hasChanged = false
      onChange()
    }
    asking = undefined
    if (stopped) return
    const wait = until === Number.NEGATIVE_INFINITY ? RETRY_MS : Math.max(0, until - performance.now())
    timer = setTimeout(ask, Math.min(Math.ceil(wait), LONGEST_MS))
    timer.unref()
  }

  function ask(): void {
    if (stopped) return
    if (asking) askAgain = true
    else asking = find()
  }

  ask()
  return {
    nothingIsDue,
    ask,
    async settled() {
      await asking
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
