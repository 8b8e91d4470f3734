import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ratingOf } from '../../reading/trade-words.ts'
import { Stars } from '../../ui/stars.tsx'
import { Words } from '../../ui/words.tsx'
import { AuthorName } from '../book-parts/author-name.tsx'
import { BookName, LatinSpelling } from '../book-parts/book-name.tsx'
import { Cover } from '../book-parts/cover.tsx'
import type { ShelfBook } from '../book-parts/shelf-book.ts'

const seeMore = localised(
  (name: ReactNode) => (
    <>
      See More
      <span className="sr-only">
        {' about '}
        {name}
      </span>
    </>
  ),
  (name: ReactNode) => (
    <>
      <span className="sr-only">{name}: </span>
      மேலும் பார்க்க
    </>
  ),
)

/** A book in the library: beside its cover on a phone, below it on a wider screen. All of it leads to the book. */
export function BookCard({ book }: { book: ShelfBook }) {
  return (
    <article className="relative flex h-full flex-wrap gap-4 border-line border-t pt-5 md:flex-col md:flex-nowrap md:border-0 md:pt-0">
      <div className="w-24 shrink-0 md:flex md:h-80 md:w-full md:items-end md:justify-center md:bg-leaf md:p-6">
        <Cover book={book} sizes="(min-width: 768px) 170px, 96px" decorative className="md:w-42" />
      </div>
      <div className="flex min-w-[min(100%,11rem)] flex-1 flex-col md:min-w-0 md:flex-auto">
        <h3 className="text-lg">
          <BookName book={book} />
        </h3>
        <LatinSpelling book={book} className="text-ink-soft text-sm" />
        <p className="mt-1 text-ink-soft text-sm">
          <AuthorName name={book.authorName} />
        </p>
        <p lang={book.language} className="mt-2 line-clamp-3">
          <Words text={book.blurb} lang={book.language} />
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-2">
          <Stars rating={ratingOf('book', book.rating)} />
          <Link
            to="/books/$id"
            params={{ id: String(book.id) }}
            className="inline-flex min-h-11 items-center font-semibold text-palm underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {seeMore(<BookName book={book} />)}
          </Link>
        </div>
      </div>
    </article>
  )
}
