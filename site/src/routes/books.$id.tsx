import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { Book } from '../features/book/book.tsx'
import { BookFailure } from '../features/book/book-failure.tsx'
import { bookHead } from '../features/book/book-head.ts'
import { BookNotFound } from '../features/book/book-not-found.tsx'
import { loadBook } from '../features/book/load-book.ts'
import { unloadedHead } from '../head.ts'
import { Loading } from '../ui/status.tsx'

export const Route = createFileRoute('/books/$id')({
  loader: ({ params, abortController }) => loadBook(params.id, abortController.signal),
  head: ({ loaderData, match }) => (loaderData ? bookHead(loaderData.book) : unloadedHead('Book', match)),
  pendingComponent: () => <Loading text={localised('Loading book details...', 'நூல் விவரங்கள் வருகின்றன...')} />,
  errorComponent: BookFailure,
  notFoundComponent: BookNotFound,
  component: BookPage,
})

function BookPage() {
  const { book, others } = Route.useLoaderData()
  // What is unfolded or open belongs to one book.
  return <Book key={book.id} book={book} others={others} />
}
