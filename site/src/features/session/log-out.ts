import { storedToken } from '@panai/session/stored-session'
import { forgetDrafts } from '../profile/details-draft.ts'
import { forgetMessageDrafts } from '../threads/message-draft.ts'
import { end } from './session-store.ts'

/** Ends the session here, in the other tabs and on the server. The author's pages leave for the login by themselves. */
export function logOut(): void {
  const token = storedToken()
  end({ chosen: true })
  // What was typed is for its author's eyes.
  forgetDrafts()
  forgetMessageDrafts()
  // Sent even when the page goes; without a network the token dies of its short life.
  if (token)
    fetch('/api/logout', {
      method: 'POST',
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      keepalive: true,
    }).catch(() => undefined)
}
