import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { idInPath, MAX_ID, oneOf, oneOfInAnyCase, searchedText, wholeNumber } from '../http/fields.ts'
import { messages } from '../http/messages.ts'
import { bookFormats, bookOrders, genres, languages } from '../language/vocabulary.ts'
import { imagePath, picture } from '../pictures/pictures.ts'
import { authorBrief, bioInTamil } from './authors.ts'
import { bookFactNames, factsInLists } from './book-facts.ts'
import { shownFacts } from './book-fields.ts'

/** A page of the list holds at most this many books; without `per_page` it holds just as many. */
export const MAX_BOOKS_PER_PAGE = 100
/** Books behind this place in a list can't be paged to: narrow the search instead. */
export const LAST_REACHABLE_BOOK = 10_000
/** A search with more matches than this says "at least"; those behind them can't be paged to. */
export const SEARCH_COUNT_CAP = 500
export const MAX_SEARCH_LENGTH = 100

const { formats, ...listed } = shownFacts(factsInLists.public)
const { formats: _formats, cover_id: _cover, ...whole } = shownFacts(bookFactNames)

/** What a reader sees of a book beside its facts; `formats` has the name that callers know it by. */
const besideFacts = {
  id: z.int(),
  reference: z.string().meta({ description: "The publisher's own record reference." }),
  format: formats,
  rating: z.number().min(0).max(5).nullable(),
  cover_image: imagePath,
  cover: picture.nullable(),
  author_id: z.int(),
}

export const bookListItem = z
  .object({ ...besideFacts, ...listed, author: authorBrief })
  .meta({ id: 'BookListItem' })
export type BookListItem = z.output<typeof bookListItem>

/** A format of a book in a shop of somebody else. */
export const bookShop = z.object({
  format: z.enum(bookFormats),
  name: z.string(),
  url: z
    .string()
    .regex(/^https:\/\//)
    .meta({ format: 'uri' }),
})
export type BookShop = z.output<typeof bookShop>

export const bookDetail = z
  .object({
    ...besideFacts,
    ...whole,
    author: authorBrief.extend({
      language: z.enum(languages),
      bio: z.string().nullable(),
      bio_en: z.string().nullable(),
      bio_ta: bioInTamil,
    }),
    has_sample: z.boolean().meta({ description: 'Whether a part of its text can be read: `getBookSample`.' }),
    shops: z.array(bookShop).meta({ description: 'Where else its formats are sold.' }),
    published_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'BookDetail' })
export type BookDetail = z.output<typeof bookDetail>

export const bookFilter = z
  .object({
    q: searchedText(MAX_SEARCH_LENGTH).optional().meta({
      description:
        'The title, the author or another name in any script and spelling, the ISBN, or a part of the title, the description or the name of the author, any case.',
    }),
    search: searchedText(MAX_SEARCH_LENGTH).optional().meta({ description: 'The same as `q`.' }),
    format: oneOf('format', bookFormats).optional(),
    genre: oneOfInAnyCase('genre', genres).optional(),
    language: oneOf('language', languages).optional(),
    author_id: wholeNumber('author_id', 1, MAX_ID).optional(),
    featured: oneOf('featured', ['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    page: wholeNumber('page', 1, LAST_REACHABLE_BOOK).optional(),
    per_page: wholeNumber('per_page', 1, MAX_BOOKS_PER_PAGE).optional(),
    sort: oneOf('sort', bookOrders).optional().meta({ description: '`price`: the lowest MRP first.' }),
  })
  .refine(({ page = 1, per_page = MAX_BOOKS_PER_PAGE }) => page * per_page < LAST_REACHABLE_BOOK + per_page, {
    path: ['page'],
    message: `page times per_page must not pass ${LAST_REACHABLE_BOOK}`,
    // Only where each of the two is right by itself is there a product to speak of.
    when: ({ issues }) => issues.length === 0,
  })
export type BookFilter = z.output<typeof bookFilter>

export const pageMeta = z
  .object({
    total: z.int(),
    total_is_exact: z.boolean().meta({ description: 'False when there are at least `total`.' }),
    page: z.int(),
    per_page: z.int(),
    last_page: z
      .int()
      .meta({ description: 'The last page that a call can ask for; 1 when nothing is found.' }),
  })
  .meta({ id: 'PageMeta' })

export const listBooks = endpoint({
  id: 'listBooks',
  method: 'GET',
  path: '/api/books',
  tag: 'Catalogue',
  access: 'public',
  summary: 'Published books, a page at a time',
  description: `Newest first, or best match first for a search, unless \`sort\` says otherwise. Without a query: the first ${MAX_BOOKS_PER_PAGE}. A \`Link\` header names the first, previous, next and last page. A page after the last is empty; a page beyond book ${LAST_REACHABLE_BOOK} is refused. A search counts and pages through at most ${SEARCH_COUNT_CAP} matches.`,
  query: bookFilter,
  output: z.object({
    success: z.literal(true),
    data: z.array(bookListItem),
    meta: pageMeta.extend({
      genres: z.array(z.enum(genres)).meta({ description: 'Genres found in the whole catalogue.' }),
    }),
  }),
  caching: 'public',
})

export const getBook = endpoint({
  id: 'getBook',
  method: 'GET',
  path: '/api/books/{id}',
  tag: 'Catalogue',
  access: 'public',
  summary: 'One book',
  params: z.object({ id: idInPath }),
  output: z.object({ success: z.literal(true), message: z.string(), book: bookDetail }),
  notFound: messages.bookNotFound,
  caching: 'public',
})

export const bookEndpoints = [listBooks, getBook] as const
