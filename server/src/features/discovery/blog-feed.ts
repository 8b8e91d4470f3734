import { brand } from '@panai/contract/brand/brand'
import { BLOG_FEED } from '@panai/contract/content/blog-feed'
import type { Article } from '@panai/contract/content/blogs'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import { xmlText } from '../../formats/xml/xml-text.ts'

/** What the feed is called in each language, and where its pages are. */
const channels = inEach(
  { title: `${brand.name} blog`, description: brand.tagline, language: 'en-IN', prefix: '' },
  {
    title: `${brand.nameInTamil} வலைப்பதிவு`,
    description: brand.taglineInTamil,
    language: 'ta-IN',
    prefix: TAMIL_PREFIX,
  },
)

/** RSS 2.0 with the newest articles, their whole text included. One in another language than the feed says so. */
export function blogFeed(posts: readonly Article[], origin: string, feed: InterfaceLanguage): string {
  const { title, description, language, prefix } = channels[feed]
  const site = `${origin}${prefix}`
  const items = posts.map((post) => {
    const link = xmlText(`${site}/blog/${post.id}`)
    // Addresses of our own mean nothing in a reader.
    const html = post.html
      .replaceAll(/ (href|src)="\//g, ` $1="${origin}/`)
      .replaceAll(/ (?:srcset|sizes)="[^"]*"/g, '')
    const isOther = post.language !== feed
    const text = isOther ? `<div lang="${post.language}">${html}</div>` : html
    const inLanguage = isOther ? `<dc:language>${post.language}</dc:language>` : ''
    return `<item><title>${xmlText(post.title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${new Date(`${post.date}T00:00:00+05:30`).toUTCString()}</pubDate>${inLanguage}<description>${xmlText(text)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${xmlText(title)}</title><link>${xmlText(site)}/blogs</link><atom:link href="${xmlText(site)}${BLOG_FEED}" rel="self" type="application/rss+xml"/><description>${xmlText(description)}</description><language>${language}</language>${items.join('')}</channel></rss>`
}
