import type { BookForm } from './book-fields.ts'

/**
 * How complete a book's entry in the catalogue is, for those who fill it in: what a shop, a reader or a library misses first
 * weighs most. Only what can apply counts: an e-book has no trim size, an English title needs no Latin letters.
 */

/** The guidelines ask authors for so many words about the book, and about themselves. */
export const FEWEST_WORDS = 100

type Facts = Partial<BookForm>
export type Person = { bio?: string | null | undefined; has_photo?: boolean | undefined }

type Part = {
  field: keyof BookForm | 'author_bio' | 'author_photo'
  /** What is missing, as the console says it. */
  missing: string
  weight: number
  applies?: (book: Facts) => boolean
  isThere: (book: Facts, author: Person) => boolean
}

const parts: readonly Part[] = [
  { field: 'title', missing: 'Title', weight: 10, isThere: ({ title }) => isText(title) },
  {
    field: 'title_latin',
    missing: 'Title in Latin letters',
    weight: 6,
    applies: ({ title = '' }) => /\p{L}/u.test(title) && !/\p{Script=Latin}/u.test(title),
    isThere: ({ title_latin }) => isText(title_latin),
  },
  {
    field: 'description',
    missing: `Description of at least ${FEWEST_WORDS} words`,
    weight: 14,
    isThere: ({ description }) => countWords(description) >= FEWEST_WORDS,
  },
  {
    field: 'description_en',
    missing: 'Description in English',
    weight: 6,
    applies: ({ language }) => language !== 'en',
    isThere: ({ description_en }) => isText(description_en),
  },
  {
    field: 'description_ta',
    missing: 'Description in Tamil',
    weight: 4,
    applies: ({ language }) => language !== 'ta',
    isThere: ({ description_ta }) => isText(description_ta),
  },
  { field: 'language', missing: 'Language', weight: 6, isThere: ({ language }) => language !== undefined },
  { field: 'genre', missing: 'Genre', weight: 6, isThere: ({ genre }) => genre !== undefined },
  { field: 'formats', missing: 'Formats', weight: 6, isThere: ({ formats = [] }) => formats.length > 0 },
  { field: 'mrp', missing: 'MRP', weight: 8, isThere: ({ mrp }) => mrp !== undefined && mrp !== '' },
  { field: 'cover_id', missing: 'Cover', weight: 14, isThere: ({ cover_id }) => isNumber(cover_id) },
  { field: 'isbn', missing: 'ISBN', weight: 10, isThere: ({ isbn }) => isText(isbn) },
  {
    field: 'pages',
    missing: 'Number of pages',
    weight: 5,
    applies: isPrinted,
    isThere: ({ pages }) => isNumber(pages),
  },
  {
    field: 'trim_size',
    missing: 'Trim size',
    weight: 5,
    applies: isPrinted,
    isThere: ({ trim_size }) => isText(trim_size),
  },
  {
    field: 'author_bio',
    missing: 'Something about the author',
    weight: 8,
    isThere: (_, { bio }) => isText(bio),
  },
  {
    field: 'author_photo',
    missing: 'Picture of the author',
    weight: 4,
    isThere: (_, { has_photo = false }) => has_photo,
  },
]

export type Completeness = {
  /** 0 to 100; 100 only when nothing is missing. */
  score: number
  missing: { field: Part['field']; label: string }[]
}

export function completenessOf(book: Facts, author: Person): Completeness {
  const counting = parts.filter(({ applies }) => applies?.(book) !== false)
  const missing = counting.filter(({ isThere }) => !isThere(book, author))
  const lost = weigh(missing)
  return {
    score: Math.floor(100 * (1 - lost / weigh(counting))),
    missing: missing.map(({ field, missing: label }) => ({ field, label })),
  }
}

function weigh(some: readonly Part[]): number {
  return some.reduce((sum, { weight }) => sum + weight, 0)
}

function isText(text: string | null | undefined): boolean {
  return text !== undefined && text !== null && text.trim() !== ''
}

function isNumber(value: number | null | undefined): boolean {
  return value !== undefined && value !== null
}

function countWords(text = ''): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** A book of no known format may be printed. */
function isPrinted({ formats = [] }: Facts): boolean {
  return formats.length === 0 || formats.some((format) => format !== 'ebook')
}
