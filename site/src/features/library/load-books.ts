import { messages } from '@panai/contract/http/messages'
import { api } from '../../api.ts'
import { networkFailure } from '../../network-failure.ts'
import { pageFailure, unknownFailure } from '../../page-failure.ts'
import { toShelf } from '../book-parts/shelf-book.ts'
import { BOOKS_PER_PAGE, type LibrarySearch } from './library-search.ts'

type BookQuery = Parameters<typeof api<'/api/books'>>[1]

const MOST_FEATURED = 12
const FEATURED_BLURB = 120
/** More than three lines hold, at every width. */
const CARD_BLURB = 320

/** One page of the API's books. @throws an error that the page can show. */
export async function listBooks(query: BookQuery, signal?: AbortSignal) {
  const answer = await api('/api/books', query, signal).catch((cause: unknown) => {
    throw pageFailure(cause, { fallback: unknownFailure, unanswered: networkFailure })
  })
  if (!Array.isArray(answer.data)) throw new Error(messages.invalidBookList)
  return answer
}

/** The page of the library that an address asks for. @throws an error that the page can show. */
export async function loadLibraryPage(
  { q, format, genre, language, sort, page = 1 }: LibrarySearch,
  signal?: AbortSignal,
) {
  const text = q?.trim()
  const query = {
    ...(text && { q: text }),
    ...(format && { format }),
    ...(genre && { genre }),
    ...(language && { language }),
    ...(sort && { sort }),
    page: String(page),
    per_page: String(BOOKS_PER_PAGE),
  }
  const { data, meta } = await listBooks(query, signal)
  return { books: data.map((book) => toShelf(book, CARD_BLURB)), meta }
}

/** Featured books, and with them the genres of the whole catalogue. @throws an error that the page can show. */
export async function loadFeatured(signal?: AbortSignal) {
  const { data, meta } = await listBooks({ featured: 'true', per_page: String(MOST_FEATURED) }, signal)
  const featured = data.filter((book) => book.is_featured)
  return {
    books: featured.map((book) => toShelf(book, FEATURED_BLURB)),
    genres: meta.genres,
  }
}
