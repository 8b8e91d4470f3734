import { localised } from '@panai/contract/language/localised'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { FeaturedBooks } from '../features/library/featured-books.tsx'
import { FilterBar } from '../features/library/filter-bar.tsx'
import { FoundCount } from '../features/library/found-count.tsx'
import { LibraryFailure } from '../features/library/library-failure.tsx'
import { readLibrarySearch } from '../features/library/library-search.ts'
import { loadFeatured } from '../features/library/load-books.ts'
import { CallToAction } from '../ui/call-to-action.tsx'
import { PageBanner } from '../ui/page-banner.tsx'
import { Loading } from '../ui/status.tsx'

const words = localised(
  {
    library: 'Explore Our Library',
    yours: 'Ready to see your book here?',
  },
  {
    library: 'எங்கள் நூலரங்கம்',
    yours: 'உங்கள் நூலையும் இங்கே பார்க்கத் தயாரா?',
  },
)

/** What stays while the list below is filtered and paged through: banner, featured books and the filter. */
export const Route = createFileRoute('/publications')({
  validateSearch: readLibrarySearch,
  loader: ({ abortController }) => loadFeatured(abortController.signal),
  staleTime: 5 * 60_000,
  pendingComponent: () => (
    <>
      <LibraryBanner />
      <Loading text={localised('Loading books...', 'நூல்கள் வருகின்றன...')} />
    </>
  ),
  errorComponent: ({ error }) => (
    <>
      <LibraryBanner />
      <LibraryFailure error={error} />
    </>
  ),
  component: Library,
})

function Library() {
  const { books, genres } = Route.useLoaderData()
  return (
    <>
      <LibraryBanner />
      <div className="page-width grid grid-cols-1 gap-12 py-10 md:gap-16 md:py-16">
        <FeaturedBooks books={books} />
        <section aria-labelledby="library" className="grid grid-cols-1 gap-8">
          <FilterBar shown={Route.useSearch()} genres={genres} />
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="library" className="text-2xl">
              {words.library}
            </h2>
            <FoundCount />
          </div>
          <Outlet />
        </section>
      </div>
      <CallToAction title={words.yours} />
    </>
  )
}

function LibraryBanner() {
  return (
    <PageBanner
      title={localised('Our Publications', 'எங்கள் நூல்கள்')}
      subtitle={localised(
        'Books in Tamil, English and the languages around us, printed when you ask for them.',
        'தமிழிலும் ஆங்கிலத்திலும் அண்டை மொழிகளிலும், நீங்கள் கேட்கும்போது அச்சிடும் நூல்கள்.',
      )}
      ornamentSeed="publications"
    />
  )
}
