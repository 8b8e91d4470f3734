import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { Book } from '../features/book/book.tsx'
import { BookFailure } from '../features/book/book-failure.tsx'
import { bookHead } from '../features/book/book-head.ts'
import { loadBook } from '../features/book/load-book.ts'
import { unloadedHead } from '../head.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Empty, Loading } from '../ui/status.tsx'

export const Route = createFileRoute('/books/$id')({
  loader: ({ params, abortController }) => loadBook(params.id, abortController.signal),
  head: ({ loaderData, match }) => (loaderData ? bookHead(loaderData.book) : unloadedHead('Book', match)),
  pendingComponent: () => <Loading text={localised('Loading book details...', 'நூல் விவரங்கள் வருகின்றன...')} />,
  errorComponent: BookFailure,
  notFoundComponent: () => (
    <Empty as="h1" text={localised('Book not found', 'இந்த நூல் இங்கே இல்லை')}>
      <p>{localised('The book you requested was not found', 'நீங்கள் கேட்ட நூலைக் காணவில்லை')}</p>
      <ButtonLink to="/publications">{localised('Browse our collection', 'எங்கள் நூல்களைப் பார்க்க')}</ButtonLink>
    </Empty>
  ),
  component: BookPage,
})

function BookPage() {
  const { book, others } = Route.useLoaderData()
  // What is unfolded or open belongs to one book.
  return <Book key={book.id} book={book} others={others} />
}
