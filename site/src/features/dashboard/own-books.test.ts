import { expect, test } from 'vitest'
import { ownPublished, ownSubmissions } from './own-books.ts'
import { readBooklists } from './read-booklists.ts'

const meena = { id: 7, name: 'Meena Sundaram' }

test('submitted books are the author’s own by id or by name', () => {
  const books = readBooklists([
    { id: 1, author_id: 7, author_name: 'A pen name' },
    { id: 2, author_id: 8, author_name: ' meena SUNDARAM' },
    { id: 3, author_id: 8, author_name: 'Somebody else' },
    { id: 4, author_name: '' },
  ])
  expect(ownSubmissions(books, meena).map(({ id }) => id)).toEqual([1, 2])
  expect(ownSubmissions(books, { id: 9, name: '' })).toEqual([])
})

test('published books are the author’s own by id alone', () => {
  expect(ownPublished([{ author_id: 7 }, { author_id: 8 }], meena)).toEqual([{ author_id: 7 }])
})
