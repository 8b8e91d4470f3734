import { storedToken, storeToken } from './stored-session.ts'
import { noteServerTime } from './token-life.ts'

/** Makes an error of an answer that is no success. */
export type ToError = (answer: Response) => Promise<Error>

/** A slow network may take its time; one that is silent for so long has failed. */
const PATIENCE_MS = 30_000

let underWay: Promise<string | null> | undefined

/**
 * A token in the place of one that has had its time; null when the server gives none, so that the session is over. However many
 * calls find it out at once, in however many tabs, the server is asked once.
 * @throws what `toError` makes of an answer when the server failed rather than refused, TypeError or DOMException when none came.
 */
export function refreshToken(old: string, toError: ToError): Promise<string | null> {
  underWay ??= alone(() => refresh(old, toError)).finally(() => {
    underWay = undefined
  })
  return underWay
}

async function refresh(old: string, toError: ToError): Promise<string | null> {
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
    if (isPassing(answer)) throw await toError(answer)
    // Somebody who has logged in meanwhile stays so.
    const stored = storedToken()
    return stored === old ? null : stored
  }
  const { token }: { token: string } = await answer.json()
  // A logout meanwhile stands.
  if (storedToken() !== old) return storedToken()
  storeToken(token)
  return token
}

/** A server that is being restarted or is asked too much has not said that the session is over. */
function isPassing({ status }: Response): boolean {
  return status >= 500 || status === 429
}

/** One tab at a time, of the site and of the console, where the browser can see to it: it does on https and on the machine itself. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('panai-token', work) : work()
}
