import { expect, test } from 'vitest'
import { bookMessages } from './book-facts.ts'
import { changedBook, newBook } from './book-fields.ts'

const least = {
  title: ' பனை  ஓலை ',
  description: 'A palm leaf.',
  language: 'ta',
  genre: 'fiction',
  formats: ['ebook', 'paperback', 'ebook'],
  mrp: 399.5,
}

test('what may be missing is null, and the rest is as it is kept', () => {
  expect(newBook.parse(least)).toEqual({
    title: 'பனை ஓலை',
    title_latin: null,
    subtitle: null,
    description: 'A palm leaf.',
    description_en: null,
    description_ta: null,
    language: 'ta',
    genre: 'fiction',
    formats: ['paperback', 'ebook'],
    mrp: 39_950,
    pages: null,
    trim_size: null,
    isbn: null,
    first_published: null,
    edition: null,
    copyright_holder: null,
    copyright_year: null,
    cover_id: null,
    contributors: [],
    is_featured: false,
  })
})

test('a change takes away what is null or empty and leaves alone what is not named', () => {
  expect(changedBook.parse({})).toEqual({})
  expect(changedBook.parse({ subtitle: '', pages: null, isbn: ' ', mrp: '1,250.00' })).toEqual({
    subtitle: null,
    pages: null,
    isbn: null,
    mrp: 125_000,
  })
})

test('every bad field is named with a message of its own', () => {
  const bad = {
    title: ' ',
    language: 'xx',
    formats: [],
    mrp: 0,
    isbn: '978',
    pages: 1.5,
    contributors: [{ role: 'x' }],
  }
  const { error } = newBook.safeParse(bad)
  const fields = new Set(error?.issues.map(({ path }) => path[0]))
  expect([...fields].sort()).toEqual(
    ['contributors', 'description', 'formats', 'genre', 'isbn', 'language', 'mrp', 'pages', 'title'].sort(),
  )
})

test.each([['0.001'], [-1], ['free'], [12.345], [Number.NaN]])('an MRP of %s is refused', (mrp) => {
  expect(newBook.safeParse({ ...least, mrp }).error?.issues[0]?.message).toBe(bookMessages.mrp)
})

test('an MRP above a lakh is taken for a slip', () => {
  expect(newBook.safeParse({ ...least, mrp: 100_000.01 }).error?.issues[0]?.message).toBe(
    bookMessages.mrpTooHigh,
  )
})
