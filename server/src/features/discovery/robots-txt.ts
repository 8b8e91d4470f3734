import { secretPaths } from '../../http/secret-paths.ts'

/** Paths that search engines must skip: data, the console, and the pages of a signed-in author. */
const closed = [
  '/api/',
  '/staff',
  '/dashboard',
  '/book-info',
  '/sales-history',
  '/payout-history',
  '/statements',
  '/bank-details',
  '/profile',
]

/** Closes the pages of mailed links too. */
export function robotsTxt(origin: string): string {
  const ofLinks = secretPaths.filter((path) => !closed.some((beginning) => path.startsWith(beginning)))
  const lines = [...closed, ...ofLinks].map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
