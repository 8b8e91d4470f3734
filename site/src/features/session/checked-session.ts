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
    // Name and address may have been changed elsewhere: those that the server has are kept.
    const [now] = await Promise.all([authedApi('/api/user', {}), authedApi('/api/validate-token', {})])
    const user = storedUser()
    return user?.name === now.name && user.email === now.email ? enterStored(user) : keepUser(now)
  } catch (cause) {
    if (cause instanceof SessionEnded) return currentSession()
    const user = storedUser()
    if (!user) throw cause
    // No answer is no rejection: the page opens with what is known, and says itself what it can't fetch.
    console.warn('The session could not be checked.', cause)
    return enterStored(user)
  }
}
