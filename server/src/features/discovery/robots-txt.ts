import { secretPaths } from '../../http/secret-paths.ts'

/** What begins so is no page for a search engine: data, the console, and what an author sees of their own. */
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

/** The pages of mailed links are closed too: a robot that was shown one is to leave it alone. */
export function robotsTxt(origin: string): string {
  const ofLinks = secretPaths.filter((path) => !closed.some((beginning) => path.startsWith(beginning)))
  const lines = [...closed, ...ofLinks].map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
