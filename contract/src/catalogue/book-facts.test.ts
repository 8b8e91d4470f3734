import { expect, test } from 'vitest'
import { staffSubmission } from '../submissions/staff/submission-records.ts'
import { bookFactNames } from './book-facts.ts'
import { changedBook, newBook } from './book-fields.ts'
import { bookDetail } from './books.ts'
import { staffBookDetail } from './staff/books.ts'

const facts = [...bookFactNames].sort()
const missingIn = (shape: object, names: readonly string[]) =>
  names.filter((name) => !Object.hasOwn(shape, name))

test('a book is given and changed by all its facts', () => {
  expect(Object.keys(newBook.shape).sort()).toEqual(facts)
  expect(Object.keys(changedBook.shape).sort()).toEqual(facts)
})

test('whoever changes a book or publishes it again has all its facts', () => {
  expect(missingIn(staffBookDetail.shape, facts)).toEqual([])
  expect(missingIn(staffSubmission.shape.book.unwrap().shape, Object.keys(newBook.shape))).toEqual([])
})

test('readers have all facts, two of them as callers know them', () => {
  expect(missingIn(bookDetail.shape, facts)).toEqual(['cover_id', 'formats'])
  expect(missingIn(bookDetail.shape, ['cover', 'format'])).toEqual([])
})
