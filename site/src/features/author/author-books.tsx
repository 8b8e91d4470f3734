import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { genreTitle, ratingOf } from '../../reading/trade-words.ts'
import { Stars } from '../../ui/stars.tsx'
import { BookName, LatinSpelling } from '../book-parts/book-name.tsx'
import { Cover } from '../book-parts/cover.tsx'
import type { ShelfBook } from '../book-parts/shelf-book.ts'

const words = localised(
  { none: 'No books published yet', view: 'View Book' },
  { none: 'நூல்கள் எதுவும் இன்னும் வெளியாகவில்லை', view: 'நூலைப் பார்க்க' },
)

export function AuthorBooks({ books }: { books: readonly ShelfBook[] }) {
  if (books.length === 0) return <p className="py-8 text-ink-soft">{words.none}</p>
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-10 sm:grid-cols-3 lg:grid-cols-4">
      {books.map((book) => (
        <li key={book.id}>
          <article className="relative flex h-full flex-col">
            <Cover
              book={book}
              sizes="(min-width: 1024px) 250px, (min-width: 640px) 30vw, 45vw"
              decorative
              className="w-full"
            />
            <h3 className="mt-3 sm:text-lg">
              <BookName book={book} />
            </h3>
            <LatinSpelling book={book} className="text-ink-soft text-sm" />
            <p className="mt-1 text-ink-soft text-sm">{genreTitle(book.genre)}</p>
            <div className="mt-auto pt-2">
              <Stars rating={ratingOf('book', book.rating)} />
            </div>
            <Link
              to="/books/$id"
              params={{ id: String(book.id) }}
              className="inline-flex min-h-11 items-center font-semibold text-palm after:absolute after:inset-0 hover:underline"
            >
              {words.view}
              <span className="sr-only">
                {': '}
                <BookName book={book} />
              </span>
            </Link>
          </article>
        </li>
      ))}
    </ul>
  )
}
