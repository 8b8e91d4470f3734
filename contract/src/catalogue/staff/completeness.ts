import { type BookFact, bookFacts } from '../book-facts.ts'
import type { BookForm } from '../book-fields.ts'

/**
 * How complete a book's entry in the catalogue is, for those who fill it in: what a shop, a reader or a library misses first
 * weighs most. Only what can apply counts: an e-book has no trim size, an English title needs no Latin letters.
 */

/** The guidelines ask authors for so many words about the book, and about themselves. */
export const FEWEST_WORDS = 100

type Facts = Partial<BookForm>
export type Person = { bio?: string | null | undefined; has_photo?: boolean | undefined }

type PartName = BookFact | 'author_bio' | 'author_photo'
type Part = {
  weight: number
  /** What is missing, as the console says it; else the name of the fact. */
  missing?: string
  applies?: (book: Facts) => boolean
  isThere: (book: Facts, author: Person) => boolean
}

/** null: a book is complete without it. */
const parts: Readonly<Record<PartName, Part | null>> = {
  title: { weight: 10, isThere: ({ title }) => isText(title) },
  title_latin: {
    weight: 6,
    applies: ({ title = '' }) => /\p{L}/u.test(title) && !/\p{Script=Latin}/u.test(title),
    isThere: ({ title_latin }) => isText(title_latin),
  },
  subtitle: null,
  description: {
    weight: 14,
    missing: `Description of at least ${FEWEST_WORDS} words`,
    isThere: ({ description }) => countWords(description) >= FEWEST_WORDS,
  },
  description_en: {
    weight: 6,
    applies: ({ language }) => language !== 'en',
    isThere: ({ description_en }) => isText(description_en),
  },
  description_ta: {
    weight: 4,
    applies: ({ language }) => language !== 'ta',
    isThere: ({ description_ta }) => isText(description_ta),
  },
  language: { weight: 6, isThere: ({ language }) => language !== undefined },
  genre: { weight: 6, isThere: ({ genre }) => genre !== undefined },
  formats: { weight: 6, isThere: ({ formats = [] }) => formats.length > 0 },
  mrp: { weight: 8, missing: 'MRP', isThere: ({ mrp }) => mrp !== undefined && mrp !== '' },
  cover_id: { weight: 14, isThere: ({ cover_id }) => isNumber(cover_id) },
  isbn: { weight: 10, missing: 'ISBN', isThere: ({ isbn }) => isText(isbn) },
  pages: {
    weight: 5,
    missing: 'Number of pages',
    applies: isPrinted,
    isThere: ({ pages }) => isNumber(pages),
  },
  trim_size: { weight: 5, applies: isPrinted, isThere: ({ trim_size }) => isText(trim_size) },
  first_published: null,
  edition: null,
  copyright_holder: null,
  copyright_year: null,
  contributors: null,
  is_featured: null,
  author_bio: { weight: 8, missing: 'Something about the author', isThere: (_, { bio }) => isText(bio) },
  author_photo: {
    weight: 4,
    missing: 'Picture of the author',
    isThere: (_, { has_photo = false }) => has_photo,
  },
}

export type Completeness = {
  /** 0 to 100; 100 only when nothing is missing. */
  score: number
  missing: { field: PartName; label: string }[]
}

export function completenessOf(book: Facts, author: Person): Completeness {
  const counting = (Object.entries(parts) as [PartName, Part | null][]).flatMap(([field, part]) =>
    part === null || part.applies?.(book) === false ? [] : [{ field, ...part }],
  )
  const missing = counting.filter(({ isThere }) => !isThere(book, author))
  const lost = weigh(missing)
  return {
    score: Math.floor(100 * (1 - lost / weigh(counting))),
    missing: missing.map(({ field, missing: said }) => ({ field, label: said ?? nameOf(field) })),
  }
}

function nameOf(field: PartName): string {
  return Object.hasOwn(bookFacts, field) ? bookFacts[field as BookFact].label : field
}

function weigh(some: readonly { weight: number }[]): number {
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
