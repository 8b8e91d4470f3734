import type { BookDocument } from '@panai/contract/book-document'
import { readWord } from './read-word.ts'
import { toBook } from './to-book.ts'
import { type WordParts, withWordParts } from './word-parts.ts'

/** A Word file as a book, with what is made of its pictures. @throws Error when it is broken. */
export function readBook<Pictures>(
  file: string,
  readPictures: (parts: WordParts, count: number) => Promise<Pictures>,
): Promise<{ book: BookDocument; pictures: Pictures }> {
  return withWordParts(file, async (parts) => {
    const book = toBook(await readWord(file), parts.fontOfStyle)
    const blocks = book.sections.flatMap(({ blocks }) => blocks)
    const count = blocks.filter(({ kind }) => kind === 'picture').length
    return { book, pictures: await readPictures(parts, count) }
  })
}
