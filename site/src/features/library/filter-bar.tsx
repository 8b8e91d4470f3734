import type { BookListItem } from '@panai/contract/catalogue/books'
import { localised } from '@panai/contract/language/localised'
import { type BookOrder, languages } from '@panai/contract/language/vocabulary'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { addressHere } from '../../language.ts'
import { formatTitle, genreTitle, languageTitle } from '../../reading/trade-words.ts'
import { Button } from '../../ui/button.tsx'
import { fieldClass, Labelled } from '../../ui/field.tsx'
import { FilterChoice } from './filter-choice.tsx'
import { filterFormats, type LibrarySearch, LONGEST_SEARCH, readLibrarySearch } from './library-search.ts'
import { useTypedText } from './typed-text.ts'

type FilterBarProps = {
  /** What narrows the list that is shown. */
  readonly shown: LibrarySearch
  readonly genres: readonly BookListItem['genre'][]
}

const orderTitles = localised<Readonly<Record<BookOrder, string>>>(
  {
    newest: 'Newest first',
    title: 'Title, A to Z',
    price: 'Lowest price first',
    oldest: 'Oldest first',
  },
  {
    newest: 'புதியவை',
    title: 'அகர வரிசை',
    price: 'குறைந்த விலை',
    oldest: 'பழையவை',
  },
)

const words = localised(
  {
    search: 'Search',
    sought: 'Title, description or author',
    format: 'Format',
    formats: 'All Formats',
    genre: 'Genre',
    genres: 'All Genres',
    language: 'Language',
    languages: 'All Languages',
    order: 'Sort by',
    best: 'Best match first',
    show: 'Show books',
  },
  {
    search: 'தேடல்',
    sought: 'தலைப்பு, ஆசிரியர், குறிப்பு',
    format: 'வடிவம்',
    formats: 'எல்லாம்',
    genre: 'வகை',
    genres: 'எல்லாம்',
    language: 'மொழி',
    languages: 'எல்லாம்',
    order: 'வரிசை',
    best: 'பொருத்தமானவை',
    show: 'நூல்களைக் காட்டுக',
  },
)

const library = addressHere('/publications')
const orders = ['title', 'price', 'oldest'] as const

/** Narrows and orders the library. Every change goes back to the first page. Without JavaScript it is a plain form. */
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
    if (history.location.pathname === library) filter({ q }, true)
  })

  const chosenBy = <N extends 'format' | 'genre' | 'language' | 'sort'>(name: N) => ({
    name,
    chosen: search[name],
    onChoose: (value: string) => void filter({ q: typed.take(), [name]: value }, false),
  })

  return (
    <search>
      <form
        action={library}
        className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
        onSubmit={(event) => {
          event.preventDefault()
          filter({ q: typed.take() }, true)
        }}
      >
        <Labelled label={words.search} className="col-span-2 lg:col-span-1">
          <input
            ref={typed.adopt}
            id="library-search"
            type="search"
            name="q"
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            placeholder={words.sought}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            className={fieldClass}
          />
        </Labelled>
        <FilterChoice
          label={words.format}
          all={words.formats}
          options={filterFormats}
          title={formatTitle}
          {...chosenBy('format')}
        />
        <FilterChoice
          label={words.genre}
          all={words.genres}
          options={genres}
          title={genreTitle}
          {...chosenBy('genre')}
        />
        <FilterChoice
          label={words.language}
          all={words.languages}
          options={languages}
          title={languageTitle}
          {...chosenBy('language')}
        />
        <FilterChoice
          label={words.order}
          all={search.q ? words.best : orderTitles.newest}
          options={search.q ? ['newest' as const, ...orders] : orders}
          title={(order) => orderTitles[order]}
          {...chosenBy('sort')}
        />
        <noscript>
          <Button type="submit">{words.show}</Button>
        </noscript>
      </form>
    </search>
  )
}
