import type { BookDetail } from '@panai/contract/catalogue/books'
import { localised } from '@panai/contract/language/localised'
import { notFound } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { pageFailure, unknownFailure } from '../../page-failure.ts'
import { readFormats } from '../../reading/trade-words.ts'
import { type ShelfBook, toShelf } from '../book-parts/shelf-book.ts'

const unanswered = localised('Failed to fetch book details', 'நூல் விவரங்களைப் பெற முடியவில்லை')

const MOST_OTHERS = 6

/** A book with its formats as a list, however they came. What it is told of in Tamil is known on the page in Tamil alone. */
export type LoadedBook = Known<Omit<BookDetail, 'format' | 'author'>, 'description_ta'> & {
  readonly format: readonly string[]
  readonly author: Known<BookDetail['author'], 'bio_ta'>
}
type Known<Fields, Tamil extends keyof Fields> = Omit<Fields, Tamil> & Partial<Pick<Fields, Tamil>>

/** A book, with others of its author. @throws notFound(), or an error that the page can show. */
export async function loadBook(id: string, signal?: AbortSignal) {
  const book = await findBook(id, signal)
  return { book, others: await listOthers(book, signal) }
}

/** The book itself. @throws notFound(), or an error that the page can show. */
export async function findBook(id: string, signal?: AbortSignal): Promise<LoadedBook> {
  const answer = await api('/api/books/{id}', { id }, signal).catch((cause: unknown) => {
    throw pageFailure(cause, { fallback: unknownFailure, unanswered })
  })
  if (!answer.success) throw notFound()
  const { format, shops, has_sample, description_ta, author, ...book } = answer.book
  const { bio_ta, ...person } = author
  return {
    ...book,
    ...localised<Partial<typeof answer.book>>({}, { description_ta }),
    author: { ...person, ...localised<Partial<typeof author>>({}, { bio_ta }) },
    // Another server of the same API may write formats as JSON or with commas, and know of no shops and no samples.
    format: readFormats(format),
    shops: shops ?? [],
    has_sample: has_sample ?? false,
  }
}

/** An extra of the page: without them it is still the page of this book, so a failure here is not one there. */
async function listOthers(book: LoadedBook, signal?: AbortSignal): Promise<ShelfBook[]> {
  try {
    const query = { author_id: String(book.author_id), per_page: String(MOST_OTHERS + 1) }
    const { data } = await api('/api/books', query, signal)
    const others = data.filter((other) => other.id !== book.id).slice(0, MOST_OTHERS)
    return others.map((other) => toShelf(other, 0))
  } catch {
    return []
  }
}
