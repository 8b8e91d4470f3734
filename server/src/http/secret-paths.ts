import { TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'

/** All addresses of pages that end with the secret of a mailed link. Whoever adds such a page adds it here. */
export const secretPaths = [
  '/reset-password/',
  '/confirm-email/',
  '/not-me/',
  '/bank-details/confirm/',
  '/bank-details/stop/',
  '/staff/set-up/',
  '/staff/invitation/',
] as const

/** The pages in Tamil end with it too. */
const optionalPrefix = `(?:${TAMIL_PREFIX.slice(1)}/+)?`

const secretPath = new RegExp(
  `^/*(${optionalPrefix}(?:${secretPaths.map((path) => path.slice(1).replaceAll('/', '/+')).join('|')})).+`,
  'is',
)

/** A path for the log: who reads that must not be able to use a link. */
export function withoutSecrets(path: string): string {
  return path.replace(secretPath, '/$1…')
}
