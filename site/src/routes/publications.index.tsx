import { createFileRoute, redirect } from '@tanstack/react-router'
import { BookGrid } from '../features/library/book-grid.tsx'
import { LibraryFailure } from '../features/library/library-failure.tsx'
import { libraryHead } from '../features/library/library-head.ts'
import { BOOKS_PER_PAGE, isFiltered, type LibrarySearch } from '../features/library/library-search.ts'
import { loadLibraryPage } from '../features/library/load-books.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Empty, Loading } from '../ui/status.tsx'

/** The list itself: it loads and fails on its own, below a filter that stays. */
export const Route = createFileRoute('/publications/')({
  loaderDeps: ({ search: { q, format, genre, language, sort, page } }) => ({
    q,
    format,
    genre,
    language,
    sort,
    page,
  }),
  loader: async ({ deps, abortController }) => {
    const found = await loadLibraryPage(deps, abortController.signal)
    const { last_page } = found.meta
    if (deps.page && deps.page > last_page) {
      throw redirect({ to: '/publications', search: { ...deps, page: last_page }, replace: true })
    }
    return found
  },
  head: ({ match, loaderData }) => libraryHead(match.search, loaderData?.meta),
  pendingComponent: () => <Loading text="Loading books..." />,
  errorComponent: LibraryFailure,
  component: LibraryPage,
})

function LibraryPage() {
  const { books, meta } = Route.useLoaderData()
  const search = Route.useSearch()
  if (books.length === 0) return <NothingFound search={search} />
  return (
    <>
      <BookGrid books={books} />
      {meta.total > BOOKS_PER_PAGE && (
        <Pagination
          label="Pages of the library"
          page={meta.page}
          lastPage={meta.last_page}
          to="/publications"
          search={(page) => ({ ...search, page: page > 1 ? page : undefined })}
          hash="library"
        />
      )}
    </>
  )
}

function NothingFound({ search }: { search: LibrarySearch }) {
  return (
    <Empty text="No books found">
      {isFiltered(search) ? (
        <>
          <p>Try fewer letters, another format, genre or language.</p>
          <ButtonLink variant="secondary" to="/publications" resetScroll={false}>
            Clear filters
          </ButtonLink>
        </>
      ) : (
        <>
          <p>Our first books are being made. Yours can be one of them.</p>
          <ButtonLink variant="secondary" to="/services/self-publishing">
            See how a book is made
          </ButtonLink>
        </>
      )}
    </Empty>
  )
}
