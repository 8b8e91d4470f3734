import { brand } from '@panai/contract/brand/brand'
import type { Article } from '@panai/contract/content/blogs'
import { xmlText } from '../../formats/xml/xml-text.ts'

/** RSS 2.0 with the newest articles, their whole text included. */
export function blogFeed(posts: readonly Article[], origin: string): string {
  const items = posts.map((post) => {
    const link = xmlText(`${origin}/blog/${post.id}`)
    // Addresses of our own mean nothing in a reader.
    const html = post.html
      .replaceAll(/ (href|src)="\//g, ` $1="${origin}/`)
      .replaceAll(/ (?:srcset|sizes)="[^"]*"/g, '')
    return `<item><title>${xmlText(post.title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${new Date(`${post.date}T00:00:00+05:30`).toUTCString()}</pubDate><description>${xmlText(html)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xmlText(brand.name)} blog</title><link>${xmlText(origin)}/blogs</link><atom:link href="${xmlText(origin)}/blog.rss" rel="self" type="application/rss+xml"/><description>${xmlText(brand.tagline)}</description><language>en-IN</language>${items.join('')}</channel></rss>`
}
