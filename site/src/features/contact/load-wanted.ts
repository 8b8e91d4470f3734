import { api } from '../../api.ts'
import { readFormats } from '../../reading/trade-words.ts'
import { type OrderedBook, orderText } from '../book-parts/order-text.ts'

/** What the contact form begins with for a visitor who came from Purchase Now. */
export type Wanted = { readonly bookId: number; readonly message: string }

/** Null without a book, or where it can't be had: the form is empty then, and works. */
export async function loadWanted(id: string | undefined, signal: AbortSignal): Promise<Wanted | null> {
  if (id === undefined) return null
  try {
    const { book } = await api('/api/books/{id}', { id }, signal)
    const ordered: OrderedBook = { title: book.title, mrp: book.mrp, format: readFormats(book.format) }
    return { bookId: book.id, message: orderText(ordered) }
  } catch {
    return null
  }
}
