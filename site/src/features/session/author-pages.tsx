import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { networkFailure } from '../../page-failure.ts'
import { toast } from '../../ui/toast/index.tsx'
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
  useEffect(() => {
    addEventListener('vite:preloadError', stayWithoutNetwork)
    return () => removeEventListener('vite:preloadError', stayWithoutNetwork)
  }, [])
  return <Outlet />
}

/**
 * Where the code of a page can't be fetched, the router asks for the whole page anew, once: that helps after an update of the site.
 * Without a network it would leave the author with the browser's own error page. Marked as asked for already it says so here, with
 * Back to what was there; once there is a network, the next try may ask again.
 */
function stayWithoutNetwork({ payload }: VitePreloadErrorEvent): void {
  if (navigator.onLine) return
  const mark = `tanstack_router_reload:${payload.message}`
  sessionStorage.setItem(mark, '1')
  addEventListener('online', () => sessionStorage.removeItem(mark), { once: true })
  toast('failure', networkFailure)
}
