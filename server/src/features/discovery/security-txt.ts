import { brand } from '@panai/contract/brand'

/** RFC 9116 wants a date after which nobody relies on it, less than a year ahead. It is asked for again long before. */
const GOOD_FOR_DAYS = 90

/** Where holes are reported: what `/.well-known/security.txt` says. */
export function securityTxt(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + GOOD_FOR_DAYS * 24 * 3_600_000)
  expires.setUTCHours(0, 0, 0, 0)
  const { contact, languages } = brand.security
  return `Contact: ${contact}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languages}
Canonical: ${origin}/.well-known/security.txt
`
}
