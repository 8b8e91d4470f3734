import { storedToken, storedUser } from '@panai/client/stored-session'
import { authedApi } from './authed-api.ts'
import { currentSession, end, enterStored, keepUser, type Session } from './session-store.ts'
import { SessionEnded } from './with-token.ts'

let underWay: Promise<Session> | undefined

/**
 * The session, checked with the server once for each time the site is opened. A stored token that is expired, and that the server
 * does not renew, or that the server rejects, is cleared away.
 * @throws ApiError, TypeError or DOMException when the server could not be asked who the token belongs to.
 */
export function checkedSession(): Promise<Session> {
  const known = currentSession()
  if (known.kind !== 'loading') return Promise.resolve(known)
  underWay ??= check().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function check(): Promise<Session> {
  if (storedToken() === null) {
    end({})
    return currentSession()
  }
  try {
    await authedApi('/api/validate-token', {})
  } catch (cause) {
    if (cause instanceof SessionEnded) return currentSession()
    // No answer is no rejection: the page opens with what is known, and says itself what it can't fetch.
    console.warn('The session could not be checked.', cause)
  }
  const user = storedUser()
  if (user) return enterStored(user)
  try {
    return keepUser(await authedApi('/api/user', {}))
  } catch (cause) {
    if (cause instanceof SessionEnded) return currentSession()
    throw cause
  }
}
