import type { BookListItem } from '@panai/contract/catalogue/books'
import { ratingOf } from '../../reading/trade-words.ts'

type Counted = Pick<BookListItem, 'genre' | 'rating' | 'is_featured'>

export type BookFigures = {
  readonly total: number
  /** With one decimal; a book that nobody has rated counts as it is shown. */
  readonly averageRating: string
  readonly featured: number
  readonly genres: number
}

/** What the statistics say of an author's published books. */
export function bookFigures(books: readonly Counted[]): BookFigures {
  const sum = books.reduce((ratings, { rating }) => ratings + ratingOf('book', rating), 0)
  return {
    total: books.length,
    averageRating: (books.length === 0 ? 0 : sum / books.length).toFixed(1),
    featured: books.filter((book) => book.is_featured).length,
    genres: new Set(books.map((book) => book.genre)).size,
  }
}
