import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { readContentsList } from './read-contents-list.ts'

/** A book without the list of contents that its author typed: what is made of it has one of its own. */
export function withoutTypedContents(book: BookDocument): BookDocument {
  const list = readContentsList(book)
  if (!list?.isLeftOut) return book
  return { ...book, sections: book.sections.filter((section) => section !== list.section) }
}
