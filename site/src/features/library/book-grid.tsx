import type { ShelfBook } from '../book-parts/shelf-book.ts'
import { BookCard } from './book-card.tsx'

/** Two rows of three where there is room. */
export function BookGrid({ books }: { books: readonly ShelfBook[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {books.map((book) => (
        <li key={book.id}>
          <BookCard book={book} />
        </li>
      ))}
    </ul>
  )
}
