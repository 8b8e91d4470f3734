import { useEffect } from 'react'
import { useLogout } from 'react-admin'
import { currentSession } from './session.ts'
import { storedEmail, storedToken, watchOtherTabs } from './stored-session.ts'

/** A session that ends in one tab ends in all; where somebody else has logged in, nothing of the one before may stay. */
export function WatchSession() {
  const logout = useLogout()
  useEffect(
    () =>
      watchOtherTabs(() => {
        const session = currentSession()
        if (session.kind !== 'in') return
        if (storedToken() === null) logout()
        else if (storedEmail() !== session.member.email) location.reload()
      }),
    [logout],
  )
  return null
}
