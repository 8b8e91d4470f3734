import { localised } from '@panai/contract/language/localised'
import { TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import type { useRouter } from '@tanstack/react-router'
import { addressHere } from '../../language.ts'

/** Leaves the login for an address of the site. To one that is no page in Tamil the browser goes itself: it is none of this build's. */
export function leaveFor(router: ReturnType<typeof useRouter>, goal: string): void {
  const address = addressHere(goal)
  const leave = localised(
    () => router.history.replace(address),
    () =>
      address.startsWith(`${TAMIL_PREFIX}/`) ? router.history.replace(address) : location.replace(address),
  )
  leave()
}
