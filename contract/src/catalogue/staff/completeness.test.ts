import { expect, test } from 'vitest'
import type { BookForm } from '../book-fields.ts'
import { completenessOf, FEWEST_WORDS } from './completeness.ts'

const whole: BookForm = {
  title: 'பனை',
  title_latin: 'Panai',
  description: 'word '.repeat(FEWEST_WORDS),
  description_en: 'A palm.',
  language: 'ta',
  genre: 'fiction',
  formats: ['paperback'],
  mrp: '399',
  cover_id: 7,
  isbn: '9780306406157',
  pages: 214,
  trim_size: '5 X 8 in',
}
const author = { bio: 'She writes.', has_photo: true }
const missing = (book: Partial<BookForm>, who = author) =>
  completenessOf(book, who).missing.map(({ field }) => field)

test('with everything there it is complete', () => {
  expect(completenessOf(whole, author)).toEqual({ score: 100, missing: [] })
})

test('what is missing is named, and costs', () => {
  const { score, missing } = completenessOf({ ...whole, isbn: null, cover_id: null }, author)
  expect(missing.map(({ label }) => label)).toEqual(['Cover', 'ISBN'])
  expect(score).toBe(77)
})

test('of what can not apply nothing is missing', () => {
  expect(missing({ ...whole, formats: ['ebook'], pages: null, trim_size: null })).toEqual([])
  expect(missing({ ...whole, title: 'A Well', title_latin: null })).toEqual([])
  expect(missing({ ...whole, language: 'en', description_en: null, description_ta: 'ஒரு பனை.' })).toEqual([])
  expect(missing({ ...whole, pages: null, trim_size: null })).toEqual(['pages', 'trim_size'])
})

test('of a book in another language what it is about is missed in Tamil', () => {
  expect(missing({ ...whole, language: 'hi' })).toEqual(['description_ta'])
})

test('a description that says little is no description yet', () => {
  expect(missing({ ...whole, description: 'word '.repeat(FEWEST_WORDS - 1) })).toEqual(['description'])
})

test('an empty form scores nothing and names everything', () => {
  const { score, missing } = completenessOf({}, {})
  expect(score).toBe(0)
  expect(missing).toHaveLength(14)
})
