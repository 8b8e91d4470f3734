import { shareAddress } from '@panai/contract/picture-addresses'
import type { Picture } from '@panai/contract/pictures'
import type { ComponentProps } from 'react'
import { brand } from './brand.ts'
import { absolute } from './origin.ts'
import type { Schema } from './structured-data.ts'

export type PageDescription = {
  /** Without the company's name, which is added unless it is in there. */
  readonly title: string
  readonly description: string
  /** The one address of the page, with the parameters that count. */
  readonly path: string
  readonly image?: Picture | null | undefined
  readonly type?: 'website' | 'book' | 'profile' | 'article'
  readonly jsonLd?: readonly Schema[]
  /** Addresses of the neighbours in a list of pages. */
  readonly prev?: string | undefined
  readonly next?: string | undefined
  /** False for pages that a search engine should follow but not list. */
  readonly listed?: boolean
}

/** What TanStack's `head()` wants, for a public page. */
export function pageHead(page: PageDescription) {
  const title = page.title.includes(brand.name) ? page.title : `${page.title} | ${brand.name}`
  const address = absolute(page.path)
  const image = shareImage(page.image) ?? absolute('/pictures/share.png')
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      ...(page.listed === false ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:site_name', content: brand.name },
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: page.title },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: page.title },
      { name: 'twitter:description', content: page.description },
      { name: 'twitter:image', content: image },
      ...(page.jsonLd ?? []).map(structuredData),
    ],
    links: [
      { rel: 'canonical', href: address },
      ...(page.prev ? [{ rel: 'prev', href: absolute(page.prev) }] : []),
      ...(page.next ? [{ rel: 'next', href: absolute(page.next) }] : []),
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: `${brand.name} blog`,
        href: absolute('/blog.rss'),
      },
    ],
  }
}

/** The router makes a script of it and escapes what could end that; the key is its own, so the type of a tag lacks it. */
function structuredData(data: Schema) {
  return { 'script:ld+json': data } as ComponentProps<'meta'>
}

/** For a page that has nothing to show, because it failed or there is no such thing. */
export function unlistedHead(title: string) {
  return { meta: [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }] }
}

/** For a page whose loader brought nothing: either there is no such thing, or it could not be fetched. */
export function unloadedHead(thing: string, { status }: { status: string }) {
  return unlistedHead(status === 'notFound' ? `${thing} not found` : `Error loading ${thing.toLowerCase()}`)
}

/** Absolute address of the 1200 x 630 JPEG that the server makes of every stored picture. */
export function shareImage(picture: Picture | null | undefined): string | undefined {
  return picture ? absolute(shareAddress(picture.path)) : undefined
}
