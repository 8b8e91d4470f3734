import { BLOG_FEED } from '@panai/contract/content/blog-feed'
import { localised } from '@panai/contract/language/localised'
import { isInTamil, TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import { shareAddress } from '@panai/contract/pictures/picture-addresses'
import type { Picture } from '@panai/contract/pictures/pictures'
import type { ComponentProps } from 'react'
import { siteName } from './brand.ts'
import { absolute, pageUrl } from './origin.ts'
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
  const title = page.title.includes(siteName) ? page.title : `${page.title} | ${siteName}`
  const address = pageUrl(page.path)
  const image = shareImage(page.image) ?? absolute('/pictures/share.png')
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      ...(page.listed === false ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:site_name', content: siteName },
      { property: 'og:locale', content: localised('en_IN', 'ta_IN') },
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
      ...inBothLanguages(page.path),
      ...(page.prev ? [{ rel: 'prev', href: pageUrl(page.prev) }] : []),
      ...(page.next ? [{ rel: 'next', href: pageUrl(page.next) }] : []),
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: localised(`${siteName} blog`, `${siteName} வலைப்பதிவு`),
        href: absolute(localised(BLOG_FEED, `${TAMIL_PREFIX}${BLOG_FEED}`)),
      },
    ],
  }
}

/** Each language of a page names all of them, itself too. English is what a reader of any other language gets. */
function inBothLanguages(path: string) {
  if (!isInTamil(path)) return []
  const english = absolute(path)
  const languages = { 'en-IN': english, 'ta-IN': absolute(TAMIL_PREFIX + path), 'x-default': english }
  return Object.entries(languages).map(([hrefLang, href]) => ({ rel: 'alternate', hrefLang, href }))
}

/** The router makes a script of it and escapes what could end that; the key is its own, so the type of a tag lacks it. */
function structuredData(data: Schema) {
  return { 'script:ld+json': data } as ComponentProps<'meta'>
}

/** For a page that has nothing to show, because it failed or there is no such thing. */
export function unlistedHead(title: string) {
  return { meta: [{ title: `${title} | ${siteName}` }, { name: 'robots', content: 'noindex' }] }
}

type Thing = 'Book' | 'Author' | 'Blog' | 'Sample'

/** What a page is called that would show such a thing. */
const unloaded = localised(
  {
    missing: (thing: Thing) => `${thing} not found`,
    failed: (thing: Thing) => `Error loading ${thing.toLowerCase()}`,
  },
  {
    missing: (thing: Thing) => `${tamilThings[thing][0]} இங்கே இல்லை`,
    failed: (thing: Thing) => `${tamilThings[thing][1]} பெற முடியவில்லை`,
  },
)

/** Each as the subject of a sentence and as its object. */
const tamilThings: Readonly<Record<Thing, readonly [subject: string, object: string]>> = {
  Book: ['இந்த நூல்', 'நூல் விவரங்களைப்'],
  Author: ['இந்த எழுத்தாளர்', 'எழுத்தாளர் விவரங்களைப்'],
  Blog: ['இந்தக் கட்டுரை', 'கட்டுரையைப்'],
  Sample: ['இந்தப் பகுதி', 'பக்கங்களைப்'],
}

/** For a page whose loader brought nothing: either there is no such thing, or it could not be fetched. */
export function unloadedHead(thing: Thing, { status }: { status: string }) {
  return unlistedHead(status === 'notFound' ? unloaded.missing(thing) : unloaded.failed(thing))
}

/** Absolute address of the 1200 x 630 JPEG that the server makes of every stored picture. */
export function shareImage(picture: Picture | null | undefined): string | undefined {
  return picture ? absolute(shareAddress(picture.path)) : undefined
}
