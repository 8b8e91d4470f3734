import { Link } from '@tanstack/react-router'
import { Carousel } from '../../ui/carousel.tsx'
import { AuthorName } from '../author/author-name.tsx'
import { BookName } from '../book/book-name.tsx'
import { Cover } from '../book/cover.tsx'
import type { ShelfBook } from './shelf-book.ts'

/** The publisher's own choice, three at a time where there is room. */
export function FeaturedBooks({ books }: { books: readonly ShelfBook[] }) {
  if (books.length === 0) return null
  return (
    <div>
      <h2 className="text-2xl">Featured Books</h2>
      <div className="mt-6">
        <Carousel
          label="Featured Books"
          interval={3000}
          dots
          loop
          dragThreshold={80}
          perView={{ base: 1, sm: 2, lg: 3 }}
        >
          {books.map((book) => (
            <div key={book.id} className="@container h-full">
              <FeaturedBook book={book} />
            </div>
          ))}
        </Carousel>
      </div>
    </div>
  )
}

function FeaturedBook({ book }: { book: ShelfBook }) {
  return (
    <article className="relative flex h-full flex-col gap-4 bg-leaf p-4 @min-[19rem]:flex-row">
      <Cover book={book} sizes="112px" decorative className="w-28 shrink-0 self-start" />
      <div className="min-w-0">
        <h3 className="text-lg">
          <Link
            to="/books/$id"
            params={{ id: String(book.id) }}
            className="-my-2 inline-block min-h-11 py-2 after:absolute after:inset-0 hover:underline"
          >
            <BookName book={book} />
          </Link>
        </h3>
        <p className="mt-1 text-ink-soft text-sm">
          <AuthorName name={book.authorName} />
        </p>
        <p lang={book.language} className="mt-2 text-sm">
          {book.blurb}
        </p>
      </div>
    </article>
  )
}
