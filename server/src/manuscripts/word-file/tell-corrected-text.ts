import { writeFile } from 'node:fs/promises'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { readText } from '../read-text.ts'
import { withWordPackage } from '../word/with-word-package.ts'
import { noteEdits } from './edits-in-file.ts'
import { keptPictures } from './kept-pictures.ts'
import { writeWordFile } from './write-word-file.ts'

type Asked = { edits: readonly TextEdit[]; size: TrimSize; output: string }

/** Writes the text of a Word file with all that was changed in it as a Word file. @returns how large that is. @throws BrokenFile. */
export function tellCorrectedText(file: string, { edits, size, output }: Asked): Promise<{ bytes: number }> {
  return withWordPackage(file, async (word) => {
    const { book, pictures: drawn } = await readText(word, edits)
    const pictures = await keptPictures(word, drawn)
    const bytes = await writeWordFile(book, { pictures, size, notes: noteEdits(edits) })
    await writeFile(output, bytes)
    return { bytes: bytes.length }
  })
}
