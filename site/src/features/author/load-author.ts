import type { AuthorDetail } from '@panai/contract/catalogue/authors'
import { localised } from '@panai/contract/language/localised'
import { notFound } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { failureText, pageFailure } from '../../page-failure.ts'
import { toShelf } from '../book-parts/shelf-book.ts'
import { listBooks } from '../library/load-books.ts'
import { AUTHOR_BOOKS_PER_PAGE } from './author-search.ts'

/** The biography in Tamil is known on the page in Tamil alone. */
export type LoadedAuthor = Omit<AuthorDetail, 'bio_ta'> & Partial<Pick<AuthorDetail, 'bio_ta'>>

/** What the page has of the books, or why it has none: without them it is still the page of this author. */
export type AuthorBookList = Awaited<ReturnType<typeof findBooks>> | { readonly failure: string }

/** An author with one page of the books. @throws notFound(), or an error that the page can show. */
export async function loadAuthor(id: string, page: number, signal?: AbortSignal) {
  const books = findBooks(id, page, signal).catch((cause: unknown) => ({ failure: failureText(cause) }))
  const author = await findAuthor(id, signal)
  return { author, list: (await books) satisfies AuthorBookList }
}

async function findBooks(id: string, page: number, signal?: AbortSignal) {
  const query = { author_id: id, page: String(page), per_page: String(AUTHOR_BOOKS_PER_PAGE) }
  const { data, meta } = await listBooks(query, signal)
  return { books: data.map((book) => toShelf(book, 0)), extent: meta }
}

const failed = localised('Failed to fetch author data', 'எழுத்தாளர் விவரங்களைப் பெற முடியவில்லை')

async function findAuthor(id: string, signal?: AbortSignal): Promise<LoadedAuthor> {
  const { success, message, data } = await api('/api/authors/{id}', { id }, signal).catch(
    (cause: unknown) => {
      throw pageFailure(cause, { fallback: failed, unanswered: failed })
    },
  )
  if (!success) throw notFound({ data: localised<string | undefined>(message, undefined) })
  const { bio_ta, ...author } = data.author
  return { ...author, ...localised<Partial<AuthorDetail>>({}, { bio_ta }) }
}
