import { isIP } from 'node:net'

/** The site that a passkey belongs to: it works on no other. */
export type RelyingParty = { id: string; origin: string }

/** Derived from the address of the site; null for a bare network address, for which browsers make no passkeys. */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null
}
