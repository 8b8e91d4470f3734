import type { BookFormat, BookOrder, Genre, Language } from '@panai/contract/language/vocabulary'
import { bookOrders, genres, languages } from '@panai/contract/language/vocabulary'

export const BOOKS_PER_PAGE = 6
/** The API reaches 10,000 books deep and takes a search of at most 100 characters. */
const LAST_PAGE = 1_666
export const LONGEST_SEARCH = 100

/** The formats that the filter offers. */
export const filterFormats = ['paperback', 'ebook'] as const satisfies readonly BookFormat[]

/** What the address of the library says; what is undefined does not narrow the list. */
export type LibrarySearch = {
  q?: string | undefined
  format?: BookFormat | undefined
  genre?: Genre | undefined
  language?: Language | undefined
  /** Undefined: what suits a search best comes first, else the newest. */
  sort?: BookOrder | undefined
  page?: number | undefined
}

/** Reads any address: what is unknown or out of bounds narrows nothing. */
export function readLibrarySearch(input: Record<string, unknown>): LibrarySearch {
  return {
    q: readText(input.q),
    format: oneOf(filterFormats, input.format),
    genre: oneOf(genres, input.genre),
    language: oneOf(languages, input.language),
    sort: readOrder(input.sort, readText(input.q)),
    page: readPage(input.page, LAST_PAGE),
  }
}

/** Without a search the newest come first anyway. */
function readOrder(value: unknown, q: string | undefined): BookOrder | undefined {
  const order = oneOf(bookOrders, value)
  return order === 'newest' && q === undefined ? undefined : order
}

/** As typed, spaces at the ends too; undefined when blank. */
function readText(value: unknown): string | undefined {
  const text = String(first(value) ?? '').slice(0, LONGEST_SEARCH)
  return text.trim() === '' ? undefined : text
}

/** A page number from the address; the first page has none. */
export function readPage(value: unknown, last: number): number | undefined {
  const page = Number(first(value))
  return Number.isInteger(page) && page > 1 && page <= last ? page : undefined
}

/** Case does not matter in an address that somebody typed. */
export function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  const wanted = String(first(value) ?? '').toLowerCase()
  return values.find((known) => known === wanted)
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value
}

export function isFiltered({ q, format, genre, language }: LibrarySearch): boolean {
  return [q, format, genre, language].some((given) => given !== undefined)
}

/** The one spelling of an address of the library. */
export function libraryAddress({ q, format, genre, language, sort, page }: LibrarySearch): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q.trim())
  if (format) query.set('format', format)
  if (genre) query.set('genre', genre)
  if (language) query.set('language', language)
  if (sort) query.set('sort', sort)
  if (page) query.set('page', String(page))
  return query.size > 0 ? `/publications?${query}` : '/publications'
}
