import { SessionEnded, toApiError } from '../api/api-error.ts'
import { clearStored, storedToken, storeToken } from './stored-session.ts'
import { isExpired, noteServerTime } from './token-life.ts'

/** A slow network may take its time; one that is silent for so long has failed. */
const PATIENCE_MS = 30_000

/**
 * Makes a call that needs the token. After a 401 the token is renewed once and the call made again; when that does not help
 * the session is over. @throws SessionEnded, and whatever `attempt` throws.
 */
export async function withToken(attempt: (token: string) => Promise<Response>): Promise<Response> {
  const stored = storedToken() ?? over()
  const token = isExpired(stored) ? ((await renewed(stored)) ?? over()) : stored
  const answer = await attempt(token)
  noteServerTime(answer)
  if (answer.status !== 401) return answer
  // It was renewed a moment ago: asking again would not help.
  if (token !== stored) over()
  const second = await attempt((await renewed(token)) ?? over())
  return second.status === 401 ? over() : second
}

const listeners = new Set<() => void>()

/** Calls back when the server no longer knows who this is. @returns ends that. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function over(): never {
  clearStored()
  for (const listener of [...listeners]) listener()
  throw new SessionEnded()
}

let underWay: Promise<string | null> | undefined

/** A token in the place of one that has had its time; null when the session is over. However many find it out, the server is asked once. */
function renewed(old: string): Promise<string | null> {
  underWay ??= alone(() => renew(old)).finally(() => {
    underWay = undefined
  })
  return underWay
}

async function renew(old: string): Promise<string | null> {
  const now = storedToken()
  // Another tab was quicker, or has logged out.
  if (now !== old) return now
  const answer = await fetch('/api/refresh-token', {
    method: 'POST',
    headers: { Accept: 'application/json', Authorization: `Bearer ${old}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  noteServerTime(answer)
  if (!answer.ok) {
    // A server that is being restarted or is asked too much has not said that the session is over.
    if (answer.status >= 500 || answer.status === 429) throw await toApiError(answer)
    return null
  }
  const { token }: { token: string } = await answer.json()
  // A logout meanwhile stands.
  if (storedToken() !== old) return storedToken()
  storeToken(token)
  return token
}

/** One tab at a time, the site's too, where the browser can see to it: it does on https and on the machine itself. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('panai-token', work) : work()
}
