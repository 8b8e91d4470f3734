import { brand } from '@panai/contract/brand/brand'
import {
  type BookFormat,
  bookFormats,
  type ContributorRole,
  type TrimSize,
} from '@panai/contract/language/vocabulary'
import { trims } from '@panai/contract/manuscripts/book-making'
import type { Paise } from '@panai/contract/money/money'
import type { FactRow } from '../catalogue/index.ts'

type Person = { name: string; nameLatin: string | null }

/** A book in the trade feed: its facts as the catalogue has them, and what the feed says otherwise. */
export type TradeBook = Omit<
  FactRow,
  'formats' | 'mrp_paise' | 'contributors' | 'cover_id' | 'is_featured'
> & {
  id: number
  reference: string
  /** Those in which it is sold. */
  formats: readonly BookFormat[]
  /** Those in which it was sold once and is no more, each with when that ended. */
  withdrawn: readonly { format: BookFormat; at: Date }[]
  author: Person
  contributors: readonly (Person & { role: ContributorRole })[]
  /** What each format costs on the day of the feed. */
  mrp: Readonly<Record<BookFormat, Paise>>
  publishedAt: Date | null
  coverAddress: string | null
  /** Of the page on which a sample of its text is read; null: there is none. */
  sampleAddress: string | null
}

/** What a shop knows a product by. */
export type ProductNumbers = {
  ownIdentifier: string
  /** null while pending. */
  isbn: string | null
}

type Edition = ProductNumbers & { format: BookFormat }

/** A book in one of its formats: the trade sells each by itself, under a number of its own. */
export type TradeProduct = Edition & {
  /** The same in every message, however the book changes. */
  recordReference: string
  /** null while it is sold. */
  withdrawnAt: Date | null
  /** In whole millimetres; null of what is not printed. */
  size: { width: number; height: number } | null
  hasPrintCounterpart: boolean
  /** The other formats in which the book is sold. */
  others: readonly Edition[]
  /** Of this format, on the day of the feed. */
  mrp: Paise
  book: TradeBook
}

/** What is gone from the catalogue altogether. */
export type DeletedProduct = ProductNumbers & { recordReference: string }

const [, sender = brand.name] = brand.email.split('@')
const suffixes: Record<BookFormat, string> = { paperback: 'PB', hardback: 'HB', ebook: 'EB' }

export function recordReferenceOf(bookId: number, format: BookFormat): string {
  return `${sender}.book.${bookId}.${suffixes[format].toLowerCase()}`
}

export function ownIdentifierOf(reference: string, format: BookFormat): string {
  return `${reference}-${suffixes[format]}`
}

/**
 * One product a format. An ISBN names a book in one format, and the catalogue knows one number a book: it is that of the first
 * format, printed before electronic, and the others have none yet.
 */
export function productsOf(book: TradeBook): TradeProduct[] {
  const ended = new Map(book.withdrawn.map(({ format, at }) => [format, at]))
  const all = bookFormats.filter((format) => book.formats.includes(format) || ended.has(format))
  const [first] = book.formats.length > 0 ? all.filter((format) => book.formats.includes(format)) : all
  const editions = all.map((format) => ({
    format,
    ownIdentifier: ownIdentifierOf(book.reference, format),
    isbn: format === first ? book.isbn : null,
  }))
  const sold = editions.filter(({ format }) => book.formats.includes(format))
  const hasPrintCounterpart = all.some((format) => format !== 'ebook')
  return editions.map(({ format, ...numbers }) => ({
    ...numbers,
    format,
    recordReference: recordReferenceOf(book.id, format),
    withdrawnAt: book.formats.includes(format) ? null : (ended.get(format) ?? null),
    size: format === 'ebook' || book.trim_size === null ? null : inWholeMillimetres(book.trim_size),
    hasPrintCounterpart,
    others: sold.filter((other) => other.format !== format),
    mrp: book.mrp[format],
    book,
  }))
}

function inWholeMillimetres(size: TrimSize): { width: number; height: number } {
  const { width, height } = trims[size]
  return { width: Math.round(width), height: Math.round(height) }
}
