import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { type ReadText, toBook } from './book/to-book.ts'
import { type FoundHabit, mendTyping } from './mend/mend-typing.ts'
import { readWord } from './word/read-word.ts'
import type { WordPackage } from './word/with-word-package.ts'
import type { WordDocument } from './word/word-nodes.ts'
import { readEditsInFile } from './word-file/edits-in-file.ts'

export type EditedText = ReadText & {
  word: WordDocument
  habits: readonly FoundHabit[]
  /** Whether the file holds an edit already, since it is a corrected text. */
  holds: (edit: TextEdit) => boolean
}

/** The text of a Word file as a book, with all that somebody has changed in it. @throws BrokenFile. */
export async function readText(file: WordPackage, edits: readonly TextEdit[]): Promise<EditedText> {
  const word = await readWord(file)
  const holds = await readEditsInFile(file)
  const read = toBook(
    word,
    // Its paragraphs have other numbers: the nearest that begins so may be any.
    edits.filter((edit) => edit.kind !== 'paragraph' || !holds(edit)),
  )
  const wanted = new Set(edits.flatMap((edit) => (edit.kind === 'typing' ? edit.habit : [])))
  return { ...read, ...mendTyping(read.book, wanted), word, holds }
}
