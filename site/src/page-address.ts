import { TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import { calculationParameters } from './features/calculator/calculation-parameters.ts'
import type { Start } from './starter/start.ts'

/** Public pages that are kept whole, each with the query parameters that change what it shows. */
const publicPages: readonly (readonly [path: RegExp, parameters: readonly string[]])[] = [
  [/^\/$/, []],
  [/^\/publications$/, ['q', 'format', 'genre', 'language', 'sort', 'page']],
  [/^\/books\/\d{1,10}$/, []],
  [/^\/books\/\d{1,10}\/sample$/, ['page']],
  [/^\/authors\/\d{1,10}$/, ['tab', 'page']],
  [/^\/blogs$/, ['page']],
  [/^\/blog\/\d{1,10}$/, []],
  [/^\/services\/(self-publishing|translation|sponsored-publishing)$/, ['tab']],
  [/^\/help$/, ['tab']],
  [/^\/(royaltyform|contact)$/, []],
]

/** Parameters that make of a public page somebody's own, of which there is no end: it is made each time, and not kept. */
const ownPages: readonly (readonly [path: RegExp, parameters: readonly string[]])[] = [
  [/^\/royaltyform$/, calculationParameters],
  [/^\/blog\//, ['preview']],
  [/^\/contact$/, ['book']],
]

/** `/home`, another case or a trailing slash lead to the one canonical spelling; null when the path has it already. */
export function canonicalPath({ pathname, search }: URL): string | null {
  const { prefix, path: given } = parted(pathname.toLowerCase())
  const lower = given.replace(/(.)\/+$/, '$1')
  const path = lower === '/home' ? '/' : lower
  if (prefix + path === pathname || path.startsWith('//')) return null
  const known = path.startsWith('/reset-password/') ? false : isKnownPath(path)
  return known ? prefix + path + search : null
}

export function isTamilAddress(pathname: string): boolean {
  return parted(pathname).prefix !== ''
}

/** The path of a page, and what stands before it where it is in Tamil. */
function parted(pathname: string): { readonly prefix: string; readonly path: string } {
  const beginning = pathname.slice(0, TAMIL_PREFIX.length + 1)
  if (beginning !== TAMIL_PREFIX && beginning !== `${TAMIL_PREFIX}/`) return { prefix: '', path: pathname }
  return { prefix: TAMIL_PREFIX, path: pathname.slice(TAMIL_PREFIX.length) || '/' }
}

const authorPages =
  /^\/(login|register|forgot-password|dashboard|book-info|sales-history|payout-history|statements|profile|bank-details)$/

function isKnownPath(path: string): boolean {
  return authorPages.test(path) || publicPages.some(([pattern]) => pattern.test(path))
}

/** Parameters in one order and unknown ones left out, so that one page is kept once. Null when it must not be kept. */
export function publicPageKey({ pathname, searchParams }: URL): string | null {
  const { path } = parted(pathname)
  const page = publicPages.find(([pattern]) => pattern.test(path))
  const isOwn = ownPages.some(
    ([pattern, parameters]) => pattern.test(path) && parameters.some((name) => searchParams.has(name)),
  )
  if (!page || isOwn || pathname === TAMIL_PREFIX) return null
  const kept = page[1].flatMap((name) => searchParams.getAll(name).map((value) => [name, value]))
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname
}

/** What is read is asleep until somebody wants more of it; the calculator is there to be used. */
export function whenStarted(url: URL): Start['when'] {
  if (publicPageKey(url) === null) return 'at-once'
  return parted(url.pathname).path === '/royaltyform' ? 'late' : 'asleep'
}
