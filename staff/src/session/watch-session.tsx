import { storedEmail, storedToken, watchOtherTabs } from '@panai/client/stored-session'
import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import { useEffect } from 'react'
import { useLogout, useNotify } from 'react-admin'
import { onSessionEnded } from '../api/with-token.ts'
import { currentSession } from './session.ts'

/**
 * A session that ends in one tab ends in all, and leads to the login and back; where somebody else has logged in, nothing of the one
 * before may stay.
 */
export function WatchSession() {
  const logout = useLogout()
  const notify = useNotify()
  useEffect(
    () =>
      watchOtherTabs(() => {
        const session = currentSession()
        if (session.kind !== 'in') return
        if (storedToken() === null) logout()
        else if (storedEmail() !== session.storedAs) location.reload()
      }),
    [logout],
  )
  useEffect(
    () =>
      onSessionEnded(() => {
        // What was still under way when somebody logged out says nothing new.
        if (currentSession().kind !== 'in') return
        notify(consoleMessages.sessionEnded, { type: 'warning' })
        logout()
      }),
    [logout, notify],
  )
  return null
}
