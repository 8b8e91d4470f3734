import { storedToken } from '@panai/client/stored-session'
import { end } from './session-store.ts'

/** Ends the session here, in the other tabs and on the server. The author's pages leave for the login by themselves. */
export function logOut(): void {
  const token = storedToken()
  end({ chosen: true })
  // Sent even when the page goes; without a network the token dies of its short life.
  if (token)
    fetch('/api/logout', {
      method: 'POST',
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      keepalive: true,
    }).catch(() => undefined)
}
