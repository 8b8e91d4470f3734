import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AuthorName } from '../book-parts/author-name.tsx'
import { BookName, LatinSpelling } from '../book-parts/book-name.tsx'
import { Cover } from '../book-parts/cover.tsx'
import type { ShelfBook } from '../book-parts/shelf-book.ts'
import type { LoadedBook } from './load-book.ts'

const words = localised(
  {
    title: (author: ReactNode) => <>More Books by {author}</>,
    details: (book: ReactNode) => (
      <>
        View Details
        <span className="sr-only">
          {' of '}
          {book}
        </span>
      </>
    ),
  },
  {
    title: (author: ReactNode) => <>{author} எழுதிய பிற நூல்கள்</>,
    details: (book: ReactNode) => (
      <>
        <span className="sr-only">{book}: </span>
        விவரங்கள்
      </>
    ),
  },
)

/** Other books of the same author. Without any there is nothing to say. */
export function MoreBooks({ author, books }: { author: LoadedBook['author']; books: readonly ShelfBook[] }) {
  if (books.length === 0) return null
  return (
    <section aria-labelledby="more-books" className="border-line border-t pt-8 print:hidden">
      <h2 id="more-books" className="text-xl">
        {words.title(<AuthorName name={author.name} />)}
      </h2>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-6 sm:grid-cols-3 lg:grid-cols-6">
        {books.map((book) => (
          <li key={book.id}>
            <article className="relative flex h-full flex-col">
              <div className="grid aspect-4/5 place-items-center bg-leaf">
                <Cover book={book} sizes="(min-width: 1024px) 116px, 34vw" decorative className="w-[70%]" />
              </div>
              <h3 className="mt-3">
                <BookName book={book} />
              </h3>
              <LatinSpelling book={book} className="text-ink-soft text-sm" />
              <Link
                to="/books/$id"
                params={{ id: String(book.id) }}
                className="mt-auto inline-flex min-h-11 items-center font-semibold text-palm after:absolute after:inset-0 hover:underline"
              >
                {words.details(<BookName book={book} />)}
              </Link>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
