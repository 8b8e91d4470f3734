import { paise } from '@panai/contract/money'
import { decimalRupees } from '@panai/contract/rupees'
import type { Cell } from '../../../formats/csv/write-csv.ts'

/** A book as the table of books has it, one row of the database. */
export type TableBook = {
  id: number
  version: number
  reference: string
  title: string
  title_latin: string | null
  subtitle: string | null
  author_id: number
  author_name: string
  language: string
  genre: string
  formats: string[]
  mrp_paise: number
  pages: number | null
  trim_size: string | null
  isbn: string | null
  first_published: string | null
  is_featured: boolean
  published_at: Date | null
  updated_at: Date
  contributors: { role: string; name: string; author_id: number | null }[]
  description: string
  description_en: string | null
  description_ta: string | null
}

/** Prices keep both decimals, so that a table reads the same whichever program has saved it. */
const columns = {
  reference: (book) => book.reference,
  title: (book) => book.title,
  title_latin: (book) => book.title_latin,
  subtitle: (book) => book.subtitle,
  author_id: (book) => book.author_id,
  author: (book) => book.author_name,
  language: (book) => book.language,
  genre: (book) => book.genre,
  formats: (book) => book.formats.join('; '),
  mrp: (book) => decimalRupees(paise(book.mrp_paise)),
  pages: (book) => book.pages,
  trim_size: (book) => book.trim_size,
  isbn: (book) => book.isbn,
  first_published: (book) => book.first_published,
  is_featured: (book) => yesOrNo(book.is_featured),
  published: (book) => yesOrNo(book.published_at !== null),
  contributors: (book) => writeContributors(book.contributors),
  description: (book) => book.description,
  description_en: (book) => book.description_en,
  description_ta: (book) => book.description_ta,
  published_at: (book) => book.published_at?.toISOString() ?? null,
  updated_at: (book) => book.updated_at.toISOString(),
} as const satisfies Record<string, (book: TableBook) => Cell>

export type BookColumn = keyof typeof columns
export const bookColumns = Object.keys(columns) as BookColumn[] // its own keys
/** Columns that the table shows and an import does not change. */
export const toldOnly: readonly BookColumn[] = ['published_at', 'updated_at']

export function isBookColumn(name: string): name is BookColumn {
  return Object.hasOwn(columns, name)
}

export function cellOf(book: TableBook, column: BookColumn): Cell {
  return columns[column](book)
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

function writeContributors(people: TableBook['contributors']): string {
  return people
    .map(({ role, name, author_id }) => `${role}: ${name}${author_id === null ? '' : ` [${author_id}]`}`)
    .join('; ')
}

/** null when it is written otherwise. Whether the roles exist is for the fields of a book to say. */
export function readContributors(
  cell: string,
): { role: string; name: string; author_id: number | null }[] | null {
  const people = cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => /^([a-z-]+)\s*:\s*(.+?)\s*(?:\[(\d{1,10})\])?$/.exec(part))
  if (people.includes(null)) return null
  return people.map((found) => ({
    role: found?.[1] ?? '',
    name: found?.[2] ?? '',
    author_id: found?.[3] === undefined ? null : Number(found[3]),
  }))
}
