import { brand } from '@panai/contract/brand'
import type { Blog } from '@panai/contract/content'
import { xmlText } from '../../xml/xml-text.ts'

/** RSS 2.0 with the newest articles, their whole text included. */
export function blogFeed(posts: readonly Blog[], origin: string): string {
  const items = posts.map((post) => {
    const link = xmlText(`${origin}/blog/${post.id}`)
    const paragraphs = post.content
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${xmlText(paragraph).replaceAll('\n', '<br/>')}</p>`)
    return `<item><title>${xmlText(post.title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${new Date(`${post.date}T00:00:00+05:30`).toUTCString()}</pubDate><description>${xmlText(paragraphs.join(''))}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xmlText(brand.name)} blog</title><link>${xmlText(origin)}/blogs</link><atom:link href="${xmlText(origin)}/blog.rss" rel="self" type="application/rss+xml"/><description>${xmlText(brand.tagline)}</description><language>en-IN</language>${items.join('')}</channel></rss>`
}
