import './react-first.ts'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followLinks } from './follow-links.ts'
import { getRouter } from './router.tsx'
import { startAlways } from './starter/always.ts'
import { stayWithoutNetwork } from './stay-without-network.ts'
import { LEFT_ALONE, TAKEN_OVER, TAKING_OVER } from './take-over.ts'

const address = location.pathname + location.search
const router = getRouter()
// In production the page's first script does.
if (import.meta.env.DEV) startAlways()
followLinks(router)
stayWithoutNetwork(router)

// A visitor who goes on before one page has dissolved into the next breaks that off: nothing went wrong, and nobody waits for its promise.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
})

/**
 * Brings the rendered page to life. Start's own entry would do the same and carry the client of server functions along, which
 * are not used here: 10 KB that every page would load first. Where a part can't be fetched, the page stays as it was rendered:
 * to be read, with links that work.
 */
hydrate(router)
  .then(() => {
    // Back has led to another page meanwhile, or a tab has been chosen: what the router has read is no longer so.
    if (!dispatchEvent(new CustomEvent(TAKING_OVER, { cancelable: true, detail: address }))) return
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Alive />
        </StrictMode>,
      )
    })
  })
  .catch((cause: unknown) => {
    dispatchEvent(new Event(LEFT_ALONE))
    throw cause
  })
  .finally(() => window.$_TSR?.h())

/**
 * The page, which says when the router's own part hears of Back: effects run from the inside out. Nothing may stand beside the
 * router, or the ids that React makes would be others than those of the rendered page.
 */
function Alive() {
  useEffect(() => {
    dispatchEvent(new Event(TAKEN_OVER))
  }, [])
  return <RouterProvider router={router} />
}
