import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentSession, onSessionChange } from './session-store.ts'

/** Around every page of an author. It watches the session, which may end in another tab. */
export function AuthorPages() {
  const router = useRouter()
  useEffect(() => {
    const entered = currentSession()
    return onSessionChange(() => {
      const now = currentSession()
      if (now.kind !== 'in') router.invalidate()
      // Somebody else has logged in: nothing of the one before may stay, on the screen or in memory.
      else if (entered.kind === 'in' && now.authorId !== entered.authorId) location.reload()
    })
  }, [router])
  return <Outlet />
}
