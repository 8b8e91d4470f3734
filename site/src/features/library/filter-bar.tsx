import type { BookListItem } from '@panai/contract/catalogue'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { formatTitle, genreTitle } from '../../reading/trade-words.ts'
import { Button } from '../../ui/button.tsx'
import { fieldClass, Labelled } from '../../ui/field.tsx'
import { filterFormats, type LibrarySearch, LONGEST_SEARCH, readLibrarySearch } from './library-search.ts'
import { useTypedText } from './typed-text.ts'

type FilterBarProps = {
  /** What narrows the list that is shown. */
  readonly shown: LibrarySearch
  readonly genres: readonly BookListItem['genre'][]
}

/** Narrows the library. Every change goes back to the first page. Without JavaScript it is a plain form. */
export function FilterBar({ shown, genres }: FilterBarProps) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const location = useLocation()
  // The address is ahead of the list while that loads, and the fields must not jump back.
  const search = location.pathname === '/publications' ? readLibrarySearch(location.search) : shown

  function filter(change: Record<string, unknown>, replace: boolean) {
    const narrowed = readLibrarySearch({ ...search, ...change, page: undefined })
    return navigate({ to: '/publications', search: narrowed, replace, resetScroll: false })
  }

  const typed = useTypedText(search.q ?? '', (q) => {
    // Somebody who has clicked a book meanwhile must not be brought back.
    if (history.location.pathname === '/publications') filter({ q }, true)
  })

  return (
    <search>
      <form
        action="/publications"
        className="grid grid-cols-2 gap-4 md:grid-cols-[2fr_1fr_1fr]"
        onSubmit={(event) => {
          event.preventDefault()
          filter({ q: typed.take() }, true)
        }}
      >
        <Labelled label="Search" className="col-span-2 md:col-span-1">
          <input
            ref={typed.adopt}
            id="library-search"
            type="search"
            name="q"
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            placeholder="Title, description or author"
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            className={fieldClass}
          />
        </Labelled>
        <Labelled label="Format">
          <select
            name="format"
            value={search.format ?? ''}
            onChange={(event) => filter({ q: typed.take(), format: event.target.value }, false)}
            className={fieldClass}
          >
            <option value="">All Formats</option>
            {filterFormats.map((format) => (
              <option key={format} value={format}>
                {formatTitle(format)}
              </option>
            ))}
          </select>
        </Labelled>
        <Labelled label="Genre">
          <select
            name="genre"
            value={search.genre ?? ''}
            onChange={(event) => filter({ q: typed.take(), genre: event.target.value }, false)}
            className={fieldClass}
          >
            <option value="">All Genres</option>
            {genres.map((genre) => (
              <option key={genre} value={genre}>
                {genreTitle(genre)}
              </option>
            ))}
          </select>
        </Labelled>
        <noscript>
          <Button type="submit">Show books</Button>
        </noscript>
      </form>
    </search>
  )
}
