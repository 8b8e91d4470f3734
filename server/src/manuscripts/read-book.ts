import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { withoutTypedContents } from './book/without-typed-contents.ts'
import { eachPicture } from './each-picture.ts'
import { readText } from './read-text.ts'
import { withWordPackage } from './word/with-word-package.ts'

/**
 * A Word file as the book that is made of it, with what is made of each picture, by their numbers, from 1; what could not be read is left out. @throws BrokenFile.
 */
export function readBook<Made extends object>(
  file: string,
  edits: readonly TextEdit[],
  makeOf: (bytes: Buffer, number: number) => Promise<Made>,
): Promise<{ book: BookDocument; pictures: Map<number, Made & { widthInches: number }> }> {
  return withWordPackage(file, async (word) => {
    const { book, pictures } = await readText(word, edits)
    return { book: withoutTypedContents(book), pictures: await eachPicture(word, pictures, makeOf) }
  })
}
