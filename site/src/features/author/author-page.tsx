import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Failure } from '../../ui/status.tsx'
import { Reviews, useReviews } from '../reviews/reviews.tsx'
import { AuthorAbout } from './author-about.tsx'
import { AuthorBooks } from './author-books.tsx'
import { AuthorHeader } from './author-header.tsx'
import type { AuthorSearch } from './author-search.ts'
import type { loadAuthor } from './load-author.ts'

const words = localised(
  {
    books: 'Published Books',
    about: 'About the Author',
    reviews: 'Reviews',
    pages: 'Pages of books',
  },
  {
    books: 'வெளியான நூல்கள்',
    about: 'ஆசிரியர் குறிப்பு',
    reviews: 'வாசகர் கருத்துகள்',
    pages: 'நூல்களின் பக்கங்கள்',
  },
)

type AuthorPageProps = Awaited<ReturnType<typeof loadAuthor>> & {
  readonly search: AuthorSearch
  readonly onRetry: () => void
}

/** An author with the three tabs. Reviews written here outlive a change of tab, but not the page. */
export function AuthorPage({ author, list, search, onRetry }: AuthorPageProps) {
  const { tab = 'books' } = search
  const reviews = useReviews()
  const to = '/authors/$id'
  const params = { id: String(author.id) }
  const tabs = [
    { id: 'books', title: words.books, to, params },
    { id: 'about', title: words.about, to, params, search: { tab: 'about' } },
    { id: 'reviews', title: words.reviews, to, params, search: { tab: 'reviews' } },
  ] as const
  const books =
    'failure' in list ? (
      <Failure text={list.failure} onRetry={onRetry} />
    ) : (
      <>
        <AuthorBooks books={list.books} />
        <Pagination
          label={words.pages}
          page={list.extent.page}
          lastPage={list.extent.last_page}
          to={to}
          params={params}
          search={(page) => ({ page: page > 1 ? page : undefined })}
        />
      </>
    )
  const titled = (at: number, content: ReactNode) => (
    <>
      <h2 className="sr-only">{tabs[at]?.title}</h2>
      {content}
    </>
  )
  const panels = {
    books: titled(0, books),
    about: titled(1, <AuthorAbout author={author} />),
    reviews: titled(2, <Reviews {...reviews} />),
  }
  // From a further page of books a tab leads to the first, which has to be loaded.
  const isFirst = search.page === undefined
  return (
    <>
      <AuthorHeader author={author} books={'extent' in list ? list.extent : undefined} />
      <div className="page-width py-8 md:py-12">
        <LinkTabs
          label={localised(`About ${author.name_latin ?? author.name}`, `${author.name} பற்றி`)}
          tabs={tabs}
          current={tab}
          {...(isFirst ? { panels } : { children: panels[tab] })}
        />
      </div>
    </>
  )
}
