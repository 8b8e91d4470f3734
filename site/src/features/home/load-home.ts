import type { BookListItem } from '@panai/contract/catalogue/books'
import { localised } from '@panai/contract/language/localised'
import { api } from '../../api.ts'
import { textsOfPage } from '../../texts-of-page.ts'
import { type ShelfBook, toShelf } from '../book-parts/shelf-book.ts'
import { loadExamplePrice } from '../services/load-example-price.ts'

const words = localised(
  {
    testimonials: 'Failed to fetch testimonials',
    authors: 'Failed to fetch authors',
    books: 'Failed to fetch books',
  },
  {
    testimonials: 'எழுத்தாளர்களின் கருத்துகளைப் பெற முடியவில்லை',
    authors: 'எழுத்தாளர்களின் விவரங்களைப் பெற முடியவில்லை',
    books: 'நூல்களைப் பெற முடியவில்லை',
  },
)

const BOOKS_SHOWN = 9

export type PopularAuthor = BookListItem['author']

/** What a section shows, or why it can't: one that fails takes no other with it. */
export type Section<T> = { readonly data: T } | { readonly failure: string }

/** All at once. On the server the page waits for them; in the browser it opens and each section waits for its own. */
export async function loadHome(signal: AbortSignal) {
  const testimonials = section(api('/api/testimonials', textsOfPage, signal), words.testimonials)
  const authors = section(
    api('/api/books', {}, signal).then(({ data }) => uniqueAuthors(data)),
    words.authors,
  )
  const books = section<ShelfBook[]>(
    api('/api/books', { featured: 'true', per_page: String(BOOKS_SHOWN) }, signal).then(({ data }) =>
      data.map((book) => toShelf(book, 0)),
    ),
    words.books,
  )
  const price = loadExamplePrice(signal)
  if (!import.meta.env.SSR) return { testimonials, authors, books, price }
  return {
    testimonials: await testimonials,
    authors: await authors,
    books: await books,
    price: await price,
  }
}

/** The authors of these books, each once, in the order in which they are first met. */
export function uniqueAuthors(books: readonly Pick<BookListItem, 'author'>[]): PopularAuthor[] {
  const known = new Map<number, PopularAuthor>()
  for (const { author } of books) if (!known.has(author.id)) known.set(author.id, author)
  return [...known.values()]
}

async function section<T>(call: Promise<T>, failure: string): Promise<Section<T>> {
  try {
    return { data: await call }
  } catch (cause) {
    console.warn(failure, cause)
    return { failure }
  }
}
