import type { SiteEntry } from '@panai/contract/content/site-entries'
import { localised } from '@panai/contract/language/localised'
import type { SearchResult } from '@panai/contract/search/search'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { textsOfPage } from '../../texts-of-page.ts'

/** What finds the pages of the site and shows results, fetched with the first letter. */
type Found = typeof import('./search-results.tsx')
const loadFound = (): Promise<Found> => import('./search-results.tsx')

/** Nothing is searched before somebody has stopped typing for so many milliseconds. */
const PAUSE = 300
/** Milliseconds after which the catalogue counts as not answering. */
const PATIENCE = 10_000

type Catalogue =
  | { state: 'searching' }
  | { state: 'found'; results: readonly SearchResult[] }
  | { state: 'failed' }

/** What the overlay shows. The pages of the site are known at once; the catalogue answers later, or fails by itself. */
export type SiteSearch =
  | { state: 'idle' }
  | { state: 'waiting'; query: string }
  | {
      state: 'searched'
      query: string
      entries: readonly SiteEntry[]
      catalogue: Catalogue
      /** Draws what was found. Null where it could not be fetched. */
      Results: Found['SearchResults'] | null
    }

/** The last query wins: whatever was under way for an earlier one is given up. */
export function useSiteSearch() {
  const [text, setText] = useState('')
  const [search, setSearch] = useState<SiteSearch>({ state: 'idle' })
  const underWay = useRef(new AbortController())

  useEffect(() => () => underWay.current.abort(), [])

  function type(typed: string) {
    setText(typed)
    const query = typed.trim()
    if (search.state !== 'idle' && search.query === query) return
    const signal = startAfresh()
    if (query === '') return setSearch({ state: 'idle' })
    setSearch({ state: 'waiting', query })
    loadFound().catch(() => undefined) // who needs it finds out
    const pause = setTimeout(() => run(query, signal), PAUSE)
    signal.addEventListener('abort', () => clearTimeout(pause))
  }

  function tryAgain() {
    if (search.state === 'searched') run(search.query, startAfresh())
  }

  function startAfresh(): AbortSignal {
    underWay.current.abort()
    underWay.current = new AbortController()
    return underWay.current.signal
  }

  async function run(query: string, signal: AbortSignal) {
    const found = await loadFound().catch(() => null)
    if (signal.aborted) return
    const { searchSiteEntries, SearchResults = null } = found ?? {}
    const entries = searchSiteEntries?.(query) ?? []
    const show = (catalogue: Catalogue) =>
      setSearch({ state: 'searched', query, entries, catalogue, Results: SearchResults })
    if (!found) return show({ state: 'failed' })
    show({ state: 'searching' })
    try {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
      const { data } = await api('/api/search', { q: query, ...localised({}, textsOfPage) }, patience)
      if (!signal.aborted) show({ state: 'found', results: data })
    } catch {
      if (!signal.aborted) show({ state: 'failed' })
    }
  }

  return { text, type, search, tryAgain }
}
