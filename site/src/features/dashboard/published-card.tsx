import type { BookListItem } from '@panai/contract/catalogue/books'
import { Link } from '@tanstack/react-router'
import { readFormats } from '../../reading/trade-words.ts'
import { BookName, LatinSpelling } from '../book-parts/book-name.tsx'
import { Cover } from '../book-parts/cover.tsx'
import { BookLine } from './book-line.tsx'

/** A book of the author's in the catalogue. All of the card leads to its page. */
export function PublishedCard({ book }: { book: BookListItem }) {
  return (
    <article className="relative flex h-full flex-col">
      <Cover
        book={book}
        sizes="(min-width: 992px) 190px, (min-width: 576px) 30vw, 45vw"
        decorative
        className="w-full"
      />
      <h3 className="mt-3 sm:text-lg">
        <Link
          to="/books/$id"
          params={{ id: String(book.id) }}
          className="underline-offset-4 after:absolute after:inset-0 hover:text-palm hover:underline"
        >
          <BookName book={book} />
        </Link>
      </h3>
      <LatinSpelling book={book} className="text-ink-soft text-sm" />
      <BookLine genres={[book.genre]} formats={readFormats(book.format)} />
    </article>
  )
}
