import { existsSync } from 'node:fs'

const places = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd']

/** The virus scanner for the tests of the scan, CLAMD or an installed one; null when it is not installed. */
export function findClamd(): string | null {
  return [process.env.CLAMD ?? '', ...places].find((place) => place !== '' && existsSync(place)) ?? null
}
