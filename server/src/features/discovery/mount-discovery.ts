import { brand } from '@panai/contract/brand/brand'
import { BLOG_FEED } from '@panai/contract/content/blog-feed'
import { messages } from '@panai/contract/http/messages'
import { TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServerContext } from '../../http/server-context.ts'
import { listWholePosts } from '../content/index.ts'
import { blogFeed } from './blog-feed.ts'
import { robotsTxt } from './robots-txt.ts'
import { securityTxt } from './security-txt.ts'
import { sitemapFile, sitemapIndex } from './sitemap.ts'

const IN_FEED = 20
const feeds = [
  [BLOG_FEED, 'en'],
  [`${TAMIL_PREFIX}${BLOG_FEED}`, 'ta'],
] as const

/** What search engines, feed readers and home screens ask for. */
export function mountDiscovery(app: Hono<ServerContext>, db: Database, origin: string): void {
  app.get('/robots.txt', (c) => c.text(robotsTxt(origin)))
  app.get('/.well-known/security.txt', (c) => c.text(securityTxt(origin, new Date())))
  app.get('/sitemap.xml', async () => xml(await sitemapIndex(db, origin), 'application/xml'))
  app.get('/sitemaps/:name{[a-z]+-[1-9][0-9]{0,5}\\.xml}', async (c) => {
    const [kind = '', file] = c.req.param('name').replace('.xml', '').split('-')
    const text = await sitemapFile(db, origin, kind, Number(file))
    if (text === null) throw new Refusal('not_found', messages.notFound)
    return xml(text, 'application/xml')
  })
  for (const [path, language] of feeds)
    app.get(path, async () =>
      xml(blogFeed(await listWholePosts(db, IN_FEED, language), origin, language), 'application/rss+xml'),
    )
  for (const [path, manifest] of Object.entries(manifests))
    app.get(path, (c) =>
      c.json(manifest, 200, { 'Content-Type': 'application/manifest+json; charset=utf-8' }),
    )
}

function xml(text: string, type: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } })
}

const common = {
  display: 'standalone',
  background_color: brand.colours.paper,
  theme_color: brand.colours.palm,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** What a home screen shows of the site, in each of its languages. */
const manifests = {
  '/site.webmanifest': {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: 'en-IN',
    start_url: '/',
    ...common,
  },
  '/ta/site.webmanifest': {
    name: `${brand.nameInTamil} பதிப்பகம்`,
    short_name: brand.nameInTamil,
    description: brand.taglineInTamil,
    lang: 'ta-IN',
    start_url: `${TAMIL_PREFIX}/`,
    ...common,
  },
}
