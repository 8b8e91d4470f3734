import { localised } from '@panai/contract/language/localised'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { BookGrid } from '../features/library/book-grid.tsx'
import { LibraryFailure } from '../features/library/library-failure.tsx'
import { libraryHead } from '../features/library/library-head.ts'
import { BOOKS_PER_PAGE, isFiltered, type LibrarySearch } from '../features/library/library-search.ts'
import { loadLibraryPage } from '../features/library/load-books.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Empty, Loading } from '../ui/status.tsx'

const words = localised(
  {
    pages: 'Pages of the library',
    none: 'No books found',
    tryOther: 'Try fewer letters, another format, genre or language.',
    clear: 'Clear filters',
    first: 'Our first books are being made. Yours can be one of them.',
    howMade: 'See how a book is made',
  },
  {
    pages: 'நூலரங்கத்தின் பக்கங்கள்',
    none: 'நூல்கள் எதுவும் இல்லை',
    tryOther: 'குறைவான எழுத்துகளைத் தட்டச்சு செய்யுங்கள்; அல்லது வேறு வடிவம், வகை, மொழியைத் தேர்ந்தெடுங்கள்.',
    clear: 'வடிகட்டலை நீக்குக',
    first: 'எங்கள் முதல் நூல்கள் உருவாகிக்கொண்டிருக்கின்றன. உங்கள் நூலும் அவற்றில் ஒன்றாகலாம்.',
    howMade: 'நூல் உருவாகும் விதத்தைப் பார்க்க',
  },
)

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
  pendingComponent: () => <Loading text={localised('Loading books...', 'நூல்கள் வருகின்றன...')} />,
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
          label={words.pages}
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
    <Empty text={words.none}>
      {isFiltered(search) ? (
        <>
          <p>{words.tryOther}</p>
          <ButtonLink variant="secondary" to="/publications" resetScroll={false}>
            {words.clear}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{words.first}</p>
          <ButtonLink variant="secondary" to="/services/self-publishing">
            {words.howMade}
          </ButtonLink>
        </>
      )}
    </Empty>
  )
}
