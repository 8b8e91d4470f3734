import type { BookListItem } from '@panai/contract/catalogue/books'
import { messages } from '@panai/contract/http/messages'
import type { SalesSummary } from '@panai/contract/royalties/royalties'
import { api } from '../../api.ts'
import { authedApi } from '../session/index.ts'
import { type Owner, ownPublished, ownSubmissions } from './own-books.ts'
import { readBooklists, type SubmittedBook } from './read-booklists.ts'

const BOOKS_PER_CALL = 100

/** What the author has handed in. @throws ApiError for a refusal, TypeError when no answer came. */
export async function loadSubmitted(owner: Owner, signal: AbortSignal): Promise<SubmittedBook[]> {
  return ownSubmissions(readBooklists(await authedApi('/api/author/booklists', {}, { signal })), owner)
}

/** All of the author's books in the catalogue, newest first. @throws ApiError for a refusal, TypeError when no answer came. */
export async function loadPublished(owner: Owner, signal: AbortSignal): Promise<BookListItem[]> {
  const first = await publishedPage(owner, 1, signal)
  const others = Array.from({ length: first.lastPage - 1 }, (_, at) => publishedPage(owner, at + 2, signal))
  const pages = [first, ...(await Promise.all(others))]
  return ownPublished(
    pages.flatMap(({ books }) => books),
    owner,
  )
}

async function publishedPage(owner: Owner, page: number, signal: AbortSignal) {
  const query = { author_id: String(owner.id), page: String(page), per_page: String(BOOKS_PER_CALL) }
  const { data, meta } = await api('/api/books', query, signal)
  if (!Array.isArray(data)) throw new Error(messages.invalidBookList)
  return { books: data, lastPage: meta.last_page }
}

/** What was sold and earned. @throws ApiError for a refusal, TypeError when no answer came. */
export async function loadSales({ id }: Owner, signal: AbortSignal): Promise<SalesSummary> {
  const { data } = await authedApi('/api/author/{id}/sales', { id: String(id) }, { signal })
  return data
}

/** What the author has told us of themselves. @throws ApiError for a refusal, TypeError when no answer came. */
export async function loadOwnDetails(signal: AbortSignal) {
  const [profile, payee] = await Promise.all([
    authedApi('/api/author/profile', {}, { signal }),
    authedApi('/api/author/payee', {}, { signal }),
  ])
  return { profile: profile.data, payee: payee.data }
}

/** Copies and royalty by month and by book. @throws ApiError for a refusal, TypeError when no answer came. */
export async function loadEarnings({ id }: Owner, signal: AbortSignal) {
  const { data } = await authedApi('/api/author/{id}/earnings', { id: String(id) }, { signal })
  return data
}

/** Up to when there are figures, and what is only estimated. @throws ApiError for a refusal, TypeError when no answer came. */
export async function loadCoverage({ id }: Owner, signal: AbortSignal) {
  const { data } = await authedApi('/api/author/{id}/sales-coverage', { id: String(id) }, { signal })
  return data
}
