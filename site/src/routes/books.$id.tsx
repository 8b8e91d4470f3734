import { createFileRoute } from '@tanstack/react-router'
import { AboutTheAuthor } from '../features/book/about-the-author.tsx'
import { AboutTheBook } from '../features/book/about-the-book.tsx'
import { BookFacts } from '../features/book/book-facts.tsx'
import { BookFailure } from '../features/book/book-failure.tsx'
import { bookHead } from '../features/book/book-head.ts'
import { BookCover, BookHeading } from '../features/book/book-header.tsx'
import { loadBook } from '../features/book/load-book.ts'
import { MoreBooks } from '../features/book/more-books.tsx'
import { unloadedHead } from '../head.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CallToAction } from '../ui/call-to-action.tsx'
import { Empty, Loading } from '../ui/status.tsx'

export const Route = createFileRoute('/books/$id')({
  loader: ({ params, abortController }) => loadBook(params.id, abortController.signal),
  head: ({ loaderData, match }) => (loaderData ? bookHead(loaderData.book) : unloadedHead('Book', match)),
  pendingComponent: () => <Loading text="Loading book details..." />,
  errorComponent: BookFailure,
  notFoundComponent: () => (
    <Empty as="h1" text="Book not found">
      <p>The book you requested was not found</p>
      <ButtonLink to="/publications">Browse our collection</ButtonLink>
    </Empty>
  ),
  component: BookPage,
})

function BookPage() {
  const { book, others } = Route.useLoaderData()
  return (
    <>
      <div className="page-width grid grid-cols-1 gap-10 py-8 md:py-12 print:block">
        <article className="grid grid-cols-1 gap-8 sm:grid-cols-[13rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-12 print:block">
          <BookCover book={book} />
          {/* The state of "Read More" belongs to one book. */}
          <div key={book.id} className="grid content-start gap-8 lg:row-span-2 print:block print:space-y-6">
            <BookHeading book={book} />
            <AboutTheBook book={book} />
          </div>
          <BookFacts book={book} />
        </article>
        <AboutTheAuthor author={book.author} />
        <MoreBooks author={book.author} books={others} />
      </div>
      <CallToAction title="Have a book of your own?" />
    </>
  )
}
