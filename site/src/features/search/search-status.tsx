import type { SiteSearch } from './use-site-search.ts'

/** Says how the search stands, to the eye and, politely, to the ear. The number is said once it is final. */
export function SearchStatus({ search }: { search: SiteSearch }) {
  return (
    <div role="status" className="px-3">
      <Words search={search} />
    </div>
  )
}

function Words({ search }: { search: SiteSearch }) {
  if (search.state === 'idle') return null
  if (search.state === 'waiting' || search.catalogue.state === 'searching')
    return <p className="pb-2 text-ink-soft">Searching...</p>

  const { query, entries, catalogue } = search
  const found = entries.length + (catalogue.state === 'found' ? catalogue.results.length : 0)
  return (
    <>
      {found > 0 && (
        <p className="wrap-anywhere pb-2 font-semibold">
          {found} result(s) found for "{query}"
        </p>
      )}
      {found === 0 && catalogue.state === 'found' && (
        <>
          <p className="wrap-anywhere pb-1 font-semibold">No results found for "{query}"</p>
          <p className="text-ink-soft">
            Try searching for: publishing, editing, ebook, cover design, or marketing
          </p>
        </>
      )}
      {catalogue.state === 'failed' && (
        <p className="text-hibiscus text-sm">
          Books, authors, articles and questions could not be searched just now.
        </p>
      )}
    </>
  )
}
