import { isIP } from 'node:net'

/** Whom a passkey is for: it works on no other site. */
export type RelyingParty = { id: string; origin: string }

/** Of the address of the site; null when that is a bare network address, for which browsers make no passkeys. */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null
}
