import { api } from '../../api.ts'
import { readFormats } from '../../reading/trade-words.ts'
import { type OrderedBook, orderText } from '../book-parts/order-text.ts'
import type { Shop } from '../book-parts/shop-links.tsx'

/** What the contact form begins with for a visitor who came from Purchase Now. */
export type Wanted = {
  readonly bookId: number
  readonly message: string
  readonly title: string
  readonly language: string
  readonly shops: readonly Shop[]
}

/** Null without a book, or where it can't be had: the form is empty then, and works. */
export async function loadWanted(id: string | undefined, signal: AbortSignal): Promise<Wanted | null> {
  if (id === undefined) return null
  try {
    const { book } = await api('/api/books/{id}', { id }, signal)
    const ordered: OrderedBook = { title: book.title, mrp: book.mrp, format: readFormats(book.format) }
    const { id: bookId, title, language, shops } = book
    // Another server of the same API may know of no shops.
    return { bookId, title, language, message: orderText(ordered), shops: shops ?? [] }
  } catch {
    return null
  }
}
