import { TAKEN_OVER, TAKING_OVER } from '../take-over.ts'

/**
 * Where Back or Forward has changed the address, the page that is there is no longer the one of the address and is fetched again:
 * nobody else hears of it before the router does. A place within the page is not another page.
 */
export function renewUntilTakenOver(): void {
  const address = () => location.pathname + location.search
  const rendered = address()
  const renew = (event: Event) => {
    if (address() === rendered) return
    event.preventDefault()
    location.reload()
  }
  addEventListener('popstate', renew)
  addEventListener(TAKING_OVER, renew)
  addEventListener(TAKEN_OVER, () => removeEventListener('popstate', renew))
}
