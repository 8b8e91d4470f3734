import { z } from 'zod'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { endpoint, file, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, oneOf, searchedText, wholeNumber } from '../../http/fields.ts'
import { messages } from '../../http/messages.ts'
import { staffMay } from '../../http/permissions.ts'
import { bookFormats, genres, languages } from '../../language/vocabulary.ts'
import { picture } from '../../pictures/pictures.ts'
import { bookFactNames, factsInLists } from '../book-facts.ts'
import { bookShops, changedBook, newBook, shownFacts } from '../book-fields.ts'
import { bookShop, MAX_SEARCH_LENGTH } from '../books.ts'
import { lacksFilter } from './translations.ts'

/** A search of the staff finds so many of the newest published books, and as many drafts. */
export const MOST_DESK_MATCHES = 500

export const bookStates = ['published', 'draft'] as const
export type BookState = (typeof bookStates)[number]
export const isbnStates = ['given', 'pending'] as const
export type IsbnState = (typeof isbnStates)[number]
export const staffBookOrders = [
  '-updated_at',
  'updated_at',
  'title',
  '-title',
  '-published_at',
  'published_at',
  'mrp',
  '-mrp',
] as const
export type StaffBookOrder = (typeof staffBookOrders)[number]

export const staffBook = z
  .object({
    id: z.int(),
    version: z.int(),
    reference: z.string(),
    ...shownFacts(factsInLists.staff),
    author_id: z.int(),
    author_name: z.string(),
    author_name_latin: z.string().nullable(),
    cover: picture.nullable(),
    published_at: z.iso.datetime().nullable().meta({ description: 'null: a draft.' }),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffBook' })
export type StaffBook = z.output<typeof staffBook>

export const staffBookDetail = staffBook
  .extend({
    ...shownFacts(bookFactNames),
    shops: z.array(bookShop).meta({ description: 'Where else its formats are sold.' }),
    submission_id: z.int().nullable().meta({ description: 'The manuscript that it came from.' }),
    completeness: z.object({
      score: z.int().min(0).max(100),
      missing: z.array(z.object({ field: z.string(), label: z.string() })),
    }),
  })
  .meta({ id: 'StaffBookDetail' })
export type StaffBookDetail = z.output<typeof staffBookDetail>

const filters = {
  status: oneOf('status', bookStates).optional(),
  genre: oneOf('genre', genres).optional(),
  language: oneOf('language', languages).optional(),
  author_id: wholeNumber('author_id', 1, MAX_ID).optional(),
  format: oneOf('format', bookFormats).optional(),
  featured: oneOf('featured', ['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  isbn: oneOf('isbn', isbnStates).optional(),
  lacks: lacksFilter,
}

const shared = { tag: 'Staff: catalogue' } as const

export const listStaffBooks = endpoint({
  ...shared,
  id: 'listStaffBooks',
  method: 'GET',
  path: '/api/staff/books',
  access: staffMay('catalogue.read'),
  summary: 'Books, also drafts',
  description: `A search looks through titles and names, in any script and spelling, and descriptions. It finds at most ${MOST_DESK_MATCHES} of the newest published books and as many drafts, in the order that is asked for.`,
  query: listQuery(staffBookOrders, {
    q: searchedText(MAX_SEARCH_LENGTH).optional(),
    ...filters,
  }),
  output: staffList(staffBook),
})

export const getStaffBook = endpoint({
  ...shared,
  id: 'getStaffBook',
  method: 'GET',
  path: '/api/staff/books/{id}',
  access: staffMay('catalogue.read'),
  summary: 'One book with all its fields',
  params: z.object({ id: idInPath }),
  output: staffRecord(staffBookDetail),
  notFound: messages.bookNotFound,
})

const authorId = z.int('Please choose an author').min(1).max(MAX_ID)

export const createBook = endpoint({
  ...shared,
  id: 'createBook',
  method: 'POST',
  path: '/api/staff/books',
  access: staffMay('catalogue.edit'),
  summary: 'Adds a book without a manuscript, as a draft',
  body: jsonBody(newBook.extend({ author_id: authorId, shops: bookShops.default([]) })),
  output: staffRecord(staffBookDetail),
})

export const changeBook = endpoint({
  ...shared,
  id: 'changeBook',
  method: 'PATCH',
  path: '/api/staff/books/{id}',
  access: staffMay('catalogue.edit'),
  summary: 'Changes the given fields of a book',
  params: z.object({ id: idInPath }),
  body: jsonBody(
    changedBook.extend({ author_id: authorId.optional(), shops: bookShops.optional(), version }),
  ),
  output: staffRecord(staffBookDetail),
  notFound: messages.bookNotFound,
  refusals: ['conflict'],
})

export const booksAsCsv = endpoint({
  ...shared,
  id: 'booksAsCsv',
  method: 'GET',
  path: '/api/staff/books.csv',
  access: staffMay('catalogue.read'),
  summary: 'Books as CSV, which can be edited and imported again',
  query: z.object(filters),
  output: file('text/csv; charset=utf-8', 'books.csv'),
})

export const staffBookEndpoints = [listStaffBooks, getStaffBook, createBook, changeBook, booksAsCsv] as const
