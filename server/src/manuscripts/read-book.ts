import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { withoutHousePages } from './book/house-pages.ts'
import { toBook } from './book/to-book.ts'
import { eachPicture } from './each-picture.ts'
import { readWord } from './word/read-word.ts'
import { withWordPackage } from './word/with-word-package.ts'

/**
 * A Word file as the book that is made of it, with what is made of each picture, by their numbers, from 1; what could not be read is left out. @throws BrokenFile.
 */
export function readBook<Made extends object>(
  file: string,
  makeOf: (bytes: Buffer, number: number) => Promise<Made>,
): Promise<{ book: BookDocument; pictures: Map<number, Made & { widthInches: number }> }> {
  return withWordPackage(file, async (word) => {
    const { book, pictures } = toBook(await readWord(word))
    return { book: withoutHousePages(book), pictures: await eachPicture(word, pictures, makeOf) }
  })
}
