import { expect, test } from 'vitest'
import { bookFigures } from './book-figures.ts'

test('books are counted, and unrated ones stand at the default', () => {
  const books = [
    { genre: 'fiction', rating: 4.6, is_featured: true },
    { genre: 'fiction', rating: null, is_featured: false },
    { genre: 'poetry', rating: 3.2, is_featured: true },
  ] as const
  expect(bookFigures(books)).toEqual({ total: 3, averageRating: '3.9', featured: 2, genres: 2 })
})

test('no books have no rating', () => {
  expect(bookFigures([])).toEqual({ total: 0, averageRating: '0.0', featured: 0, genres: 0 })
})
