import { ApiError } from '@panai/client/api-error'
import type { BookSample } from '@panai/contract/catalogue/get-book-sample'
import { localised } from '@panai/contract/language/localised'
import { notFound, redirect } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { pageFailure, unknownFailure } from '../../page-failure.ts'
import { findBook, type LoadedBook } from '../book/load-book.ts'

/** What the page of a sample shows of its book. */
export type SampledBook = Pick<
  LoadedBook,
  'id' | 'title' | 'title_latin' | 'language' | 'cover' | 'mrp' | 'format'
> & { readonly author: Pick<LoadedBook['author'], 'id' | 'name' | 'name_latin'> }

export type LoadedSample = { readonly book: SampledBook; readonly sample: BookSample }

const unanswered = localised('Failed to fetch the sample', 'பக்கங்களைப் பெற முடியவில்லை')

/**
 * One page of a sample, with its book. @throws notFound(), which names the book where that is there without a sample; redirect() to the
 * first page from one that there is not; or an error that the page can show.
 */
export async function loadSample(id: string, page: number, signal?: AbortSignal): Promise<LoadedSample> {
  const [book, sample] = await Promise.all([findBook(id, signal), findSample(id, page, signal)])
  if (!sample && book.has_sample && page > 1)
    throw redirect({ to: '/books/$id/sample', params: { id }, replace: true })
  if (!sample) throw notFound({ data: id })
  return { book: toSampled(book), sample }
}

async function findSample(id: string, page: number, signal?: AbortSignal): Promise<BookSample | null> {
  try {
    const query = page > 1 ? { page: String(page) } : {}
    const { success, sample } = await api('/api/books/{id}/sample', { id, ...query }, signal)
    return success ? sample : null
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return null
    throw pageFailure(cause, { fallback: unknownFailure, unanswered })
  }
}

function toSampled({
  id,
  title,
  title_latin,
  language,
  cover,
  mrp,
  format,
  author,
}: LoadedBook): SampledBook {
  const { id: authorId, name, name_latin } = author
  return { id, title, title_latin, language, cover, mrp, format, author: { id: authorId, name, name_latin } }
}
