import { expect, test } from 'vitest'
import { BOOKS_PER_PAGE, viewShelf } from './shelf-view.ts'

const shelf = Array.from({ length: 30 }, (_, id) => ({
  id,
  genres: id % 3 === 0 ? ['poetry', 'fiction'] : ['fiction'],
}))
const view = (wanted: { genre?: string; page: number }) => viewShelf(shelf, (book) => book.genres, wanted)

test('all books, a page at a time', () => {
  expect(view({ page: 1 }).books).toHaveLength(BOOKS_PER_PAGE)
  expect(view({ page: 3 })).toMatchObject({ lastPage: 3, genres: ['fiction', 'poetry'], genre: undefined })
  expect(view({ page: 3 }).books.map(({ id }) => id)).toEqual([24, 25, 26, 27, 28, 29])
  expect(view({ page: 99 }).page).toBe(3)
})

test('the books of one genre; one that is not there is none', () => {
  expect(view({ genre: 'poetry', page: 1 }).books).toHaveLength(10)
  expect(view({ genre: 'cookbook', page: 1 })).toMatchObject({ genre: undefined, lastPage: 3 })
})

test('an empty shelf has one page', () => {
  expect(viewShelf([], () => [], { page: 2 })).toMatchObject({ books: [], page: 1, lastPage: 1 })
})
