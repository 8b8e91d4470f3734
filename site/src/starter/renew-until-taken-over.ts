import { TAKEN_OVER, TAKING_OVER } from '../take-over.ts'
import { address, showsItsAddress } from './choose-tabs.ts'

/**
 * Where Back or Forward has changed the address, the page that is there is no longer the one of the address and is fetched again:
 * nobody else hears of it before the router does. A tab whose panel lies in the page is shown, and a place within the page is not another page.
 */
export function renewUntilTakenOver(): void {
  const renew = (event: Event) => {
    // A tab may have been chosen while the router was being made.
    const read = event instanceof CustomEvent ? event.detail : address()
    if (showsItsAddress() && read === address()) return
    event.preventDefault()
    location.reload()
  }
  addEventListener('popstate', renew)
  addEventListener(TAKING_OVER, renew)
  addEventListener(TAKEN_OVER, () => removeEventListener('popstate', renew))
}
