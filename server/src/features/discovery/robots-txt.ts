import { isInTamil, TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import { secretPaths } from '../../http/secret-paths.ts'

/** Paths that search engines must skip: data, the console, and the pages of a signed-in author. */
const closed = [
  '/api/',
  '/staff',
  '/dashboard',
  '/book-info',
  '/books-in-work/',
  '/sales-history',
  '/payout-history',
  '/statements',
  '/bank-details',
  '/profile',
]

/** Closes the pages of mailed links too, and what is there of all of them in Tamil. */
export function robotsTxt(origin: string): string {
  const ofLinks = secretPaths.filter((path) => !closed.some((beginning) => path.startsWith(beginning)))
  const inTamil = [...closed, ...secretPaths]
    .filter((path) => ['', 'token', '1/proof'].some((rest) => isInTamil(path + rest)))
    .map((path) => TAMIL_PREFIX + path)
  const lines = [...closed, ...ofLinks, ...inTamil].map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
