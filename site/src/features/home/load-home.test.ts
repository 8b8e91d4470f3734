import { expect, test } from 'vitest'
import { uniqueAuthors } from './load-home.ts'

const by = (id: number, name: string) => ({
  author: { id, name, name_latin: null, profile_photo: null, photo: null },
})

test('each author comes once, by id, in the order of the books', () => {
  const books = [by(7, 'Kalki'), by(3, 'Avvaiyar'), by(7, 'Kalki'), by(9, 'Kalki')]
  expect(uniqueAuthors(books).map(({ id }) => id)).toEqual([7, 3, 9])
})

test('no books, no authors', () => {
  expect(uniqueAuthors([])).toEqual([])
})
