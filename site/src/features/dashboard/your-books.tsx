import type { BookListItem } from '@panai/contract/catalogue/books'
import { localised } from '@panai/contract/language/localised'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Empty, Failure } from '../../ui/status.tsx'
import { type DashboardSearch, dashboardLink, dashboardParameters } from './dashboard-search.ts'
import { GenreFilter } from './genre-filter.tsx'
import { MessagesLink } from './messages-link.tsx'
import { PublishedCard } from './published-card.tsx'
import type { SubmittedBook } from './read-booklists.ts'
import { viewShelf } from './shelf-view.ts'
import { SubmittedCard } from './submitted-card.tsx'

const words = localised(
  {
    title: 'Your Books',
    published: 'Published Books',
    submitted: 'Submitted Books',
    add: 'Add New Book',
    nonePublished: 'None of your books is published yet.',
    first: 'Publish Your First Book',
    noneSubmitted: 'No manuscript of yours is on its way.',
    submit: 'Submit a New Manuscript',
    failed: 'Your books could not be fetched.',
    pages: 'Pages of your books',
  },
  {
    title: 'உங்கள் நூல்கள்',
    published: 'வெளியான நூல்கள்',
    submitted: 'அனுப்பிய நூல்கள்',
    add: 'புதிய நூலைச் சேர்க்க',
    nonePublished: 'உங்கள் நூல் எதுவும் இன்னும் வெளியாகவில்லை.',
    first: 'முதல் நூலை வெளியிடுக',
    noneSubmitted: 'நீங்கள் அனுப்பிய நூல் எதுவும் பரிசீலனையில் இல்லை.',
    submit: 'கையெழுத்துப் பிரதியை அனுப்புக',
    failed: 'உங்கள் நூல்களைப் பெற முடியவில்லை.',
    pages: 'உங்கள் நூல்களின் பக்கங்கள்',
  },
)

/** Null where they could not be had. */
type Fetched<B> = readonly B[] | null

type YourBooksProps = {
  readonly shown: DashboardSearch
  readonly published: Fetched<BookListItem>
  readonly submitted: Fetched<SubmittedBook>
  readonly onRetry: () => void
}

/** The author's two shelves, one at a time. */
export function YourBooks({ shown, published, submitted, onRetry }: YourBooksProps) {
  const tabs = [
    { id: 'published', title: `${words.published}${count(published)}`, shelf: 'published' },
    { id: 'submitted', title: `${words.submitted}${count(submitted)}`, shelf: 'submitted' },
  ] as const
  return (
    <section aria-labelledby="your-books" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="your-books" className="text-xl">
          {words.title}
        </h2>
        <ButtonLink to="/book-info">{words.add}</ButtonLink>
      </div>
      <LinkTabs
        label={words.title}
        current={shown.shelf}
        // The other shelf begins with all its genres.
        tabs={tabs.map(({ shelf, ...tab }) => ({ ...tab, ...dashboardLink({ shelf, page: 1 }) }))}
      >
        {shown.shelf === 'published' ? (
          <ShelfOf
            key="published"
            shown={shown}
            all={published}
            genresOf={(book) => [book.genre]}
            onRetry={onRetry}
            empty={
              <Empty text={words.nonePublished}>
                <ButtonLink to="/book-info">{words.first}</ButtonLink>
              </Empty>
            }
          >
            {(books) => (
              <ul className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 sm:gap-x-8 xl:grid-cols-4">
                {books.map((book) => (
                  <li key={book.id}>
                    <PublishedCard book={book} />
                  </li>
                ))}
              </ul>
            )}
          </ShelfOf>
        ) : (
          <ShelfOf
            key="submitted"
            shown={shown}
            all={submitted}
            genresOf={(book) => book.genres}
            onRetry={onRetry}
            empty={
              <Empty text={words.noneSubmitted}>
                <ButtonLink to="/book-info">{words.submit}</ButtonLink>
              </Empty>
            }
          >
            {(books) => (
              <ul className="grid gap-8">
                {books.map((book) => (
                  <li key={book.id}>
                    <SubmittedCard
                      book={book}
                      messages={<MessagesLink submissionId={book.id} title={book.title} shown={shown} />}
                    />
                  </li>
                ))}
              </ul>
            )}
          </ShelfOf>
        )}
      </LinkTabs>
    </section>
  )
}

type ShelfOfProps<B> = {
  readonly shown: DashboardSearch
  readonly all: Fetched<B>
  readonly genresOf: (book: B) => readonly string[]
  readonly onRetry: () => void
  readonly empty: ReactNode
  readonly children: (books: readonly B[]) => ReactNode
}

/** One shelf: what is on it, narrowed to a genre, page by page. */
function ShelfOf<B>({ shown, all, genresOf, onRetry, empty, children }: ShelfOfProps<B>) {
  const navigate = useNavigate()
  if (all === null) return <Failure text={words.failed} onRetry={onRetry} />
  if (all.length === 0) return empty
  const { genres, genre, books, page, lastPage } = viewShelf(all, genresOf, shown)
  return (
    <div className="grid gap-8">
      <GenreFilter
        genres={genres}
        chosen={genre}
        onChoose={(chosen) => navigate(dashboardLink({ shelf: shown.shelf, genre: chosen, page: 1 }))}
      />
      {children(books)}
      <Pagination
        label={words.pages}
        page={page}
        lastPage={lastPage}
        to="/dashboard"
        replace
        search={(number) => dashboardParameters({ ...shown, genre, page: number })}
      />
    </div>
  )
}

function count(books: Fetched<unknown>): string {
  return books ? ` (${books.length})` : ''
}
