import { calculationParameters } from './features/calculator/calculation-parameters.ts'
import type { Start } from './starter/start.ts'

/** Public pages that are kept whole, each with the query parameters that change what it shows. */
const publicPages: readonly (readonly [path: RegExp, parameters: readonly string[]])[] = [
  [/^\/$/, []],
  [/^\/publications$/, ['q', 'format', 'genre', 'language', 'sort', 'page']],
  [/^\/books\/\d{1,10}$/, []],
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
  const lower = pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  const path = lower === '/home' ? '/' : lower
  if (path === pathname || path.startsWith('//')) return null
  const known = path.startsWith('/reset-password/') ? false : isKnownPath(path)
  return known ? path + search : null
}

const authorPages =
  /^\/(login|register|forgot-password|dashboard|book-info|sales-history|payout-history|statements|profile|bank-details)$/

function isKnownPath(path: string): boolean {
  return authorPages.test(path) || publicPages.some(([pattern]) => pattern.test(path))
}

/** Parameters in one order and unknown ones left out, so that one page is kept once. Null when it must not be kept. */
export function publicPageKey({ pathname, searchParams }: URL): string | null {
  const page = publicPages.find(([path]) => path.test(pathname))
  const isOwn = ownPages.some(
    ([path, parameters]) => path.test(pathname) && parameters.some((name) => searchParams.has(name)),
  )
  if (!page || isOwn) return null
  const kept = page[1].flatMap((name) => searchParams.getAll(name).map((value) => [name, value]))
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname
}

/** What is read is asleep until somebody wants more of it; the calculator is there to be used. */
export function whenStarted(url: URL): Start['when'] {
  if (publicPageKey(url) === null) return 'at-once'
  return url.pathname === '/royaltyform' ? 'late' : 'asleep'
}
