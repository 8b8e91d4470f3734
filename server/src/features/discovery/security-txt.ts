import { brand } from '@panai/contract/brand/brand'

/** RFC 9116 requires an expiry date less than a year ahead. */
const GOOD_FOR_DAYS = 90

/** Where to report vulnerabilities: the text of `/.well-known/security.txt`. */
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
