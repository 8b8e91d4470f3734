import { authedApi } from '../session/index.ts'

const EVERY_MS = 60_000
/** Coming back to the page asks at once, but not at every short look elsewhere. */
const YOUNG_MS = 15_000

let unread = 0
let askedAt = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const currentUnread = () => unread

/** What another answer has told. */
export function setUnread(count: number): void {
  unread = count
  for (const listener of [...listeners]) listener()
}

/** Asks how many there are. A call that fails says nothing: the next one does. */
export async function refreshUnread(): Promise<void> {
  askedAt = Date.now()
  try {
    const { data } = await authedApi('/api/author/notifications/unread', {})
    setUnread(data.unread)
  } catch {
    // Without a network or a session there is nothing to tell here.
  }
}

/** Keeps the count fresh while somebody shows it and the page is seen; asks for nothing while it is hidden. */
export function watchUnread(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', look)
    look()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', look)
    clearTimeout(timer)
  }
}

function look(): void {
  askAfter(YOUNG_MS)
}

/** Asks once the last answer is so old, and from then on every minute. */
function askAfter(age: number): void {
  clearTimeout(timer)
  if (document.hidden || listeners.size === 0) return
  const wait = Math.max(0, askedAt + age - Date.now())
  timer = setTimeout(() => void refreshUnread().then(() => askAfter(EVERY_MS)), wait)
}
