import type { SiteEntry } from '@panai/contract/content/site-entries'
import type { SearchResult } from '@panai/contract/search/search'
import { heldParts } from './held-parts.ts'

export type Found =
  | { readonly in: 'site'; readonly entry: SiteEntry }
  | { readonly in: 'catalogue'; readonly result: SearchResult }

/** Everything found as one list: first what matches by its title, whatever its kind, else in the order in which it came. */
export function titlesFirst(
  entries: readonly SiteEntry[],
  results: readonly SearchResult[],
  query: string,
): Found[] {
  const found: readonly Found[] = [
    ...entries.map((entry) => ({ in: 'site', entry }) as const),
    ...results.map((result) => ({ in: 'catalogue', result }) as const),
  ]
  const byTitle = new Set(found.filter((one) => matchesByTitle(one, query)))
  return [...byTitle, ...found.filter((one) => !byTitle.has(one))]
}

function matchesByTitle(found: Found, query: string): boolean {
  if (found.in === 'site') return heldParts(found.entry.title, query).length > 0
  const { title, title_latin } = found.result.matches
  return title.length + title_latin.length > 0
}
