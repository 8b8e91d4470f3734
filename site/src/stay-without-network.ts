import { networkFailure } from './network-failure.ts'
import type { getRouter } from './router.tsx'
import { toast } from './ui/toast/index.tsx'

/**
 * Without a network a click that needs the server is told so here, and the page stays: what was read or typed on it is not given up
 * for an error. Back and forward go on, to what the browser still has.
 */
export function stayWithoutNetwork(router: ReturnType<typeof getRouter>): void {
  const say = () => toast('failure', networkFailure)

  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, nextLocation }) => {
      if (navigator.onLine || (action !== 'PUSH' && action !== 'REPLACE')) return false
      const shown = new Set(router.state.matches.map(({ id }) => id))
      const isHere = router.matchRoutes(router.parseLocation(nextLocation)).every(({ id }) => shown.has(id))
      if (!isHere) say()
      return !isHere
    },
  })

  // Links that are not the router's, such as those to files. React has had its turn when the window hears of it.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (navigator.onLine || event.defaultPrevented || !link || link.target === '_blank') return
    const sameText =
      link.pathname === location.pathname && link.search === location.search && link.hash !== ''
    if (link.origin !== location.origin || sameText) return
    event.preventDefault()
    say()
  })

  // Where the code of a page can't be fetched, the router asks for the whole page again, once: that helps after an update of the site.
  // Without a network that would be the browser's own error page. Marked as asked for already, the page says itself what it lacks.
  addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine) return
    const mark = `tanstack_router_reload:${payload.message}`
    sessionStorage.setItem(mark, '1')
    addEventListener('online', () => sessionStorage.removeItem(mark), { once: true })
  })
}
