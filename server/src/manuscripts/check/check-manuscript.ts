import { languageOfLetters } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import type { CheckProblem } from '@panai/contract/manuscripts/check-problems'
import sharp from 'sharp'
import { BrokenFile } from '../../formats/broken-file.ts'
import type { OldPlace } from '../book/content-reader.ts'
import { toBook } from '../book/to-book.ts'
import type { StoredReport } from '../findings/finding.ts'
import { readWord } from '../word/read-word.ts'
import { type WordPackage, withWordPackage } from '../word/with-word-package.ts'
import type { WordPicture } from '../word/word-nodes.ts'
import { findContentsList } from './find-contents-list.ts'
import { findLeftOut } from './find-left-out.ts'
import { findMissingLetters } from './find-missing-letters.ts'
import { findOldFonts } from './find-old-fonts.ts'
import { findStructure } from './find-structure.ts'
import { findTraces } from './find-traces.ts'
import { findTypingHabits } from './find-typing-habits.ts'
import { blocksOf, nameOf, textsOf } from './passages.ts'
import { findPictures, type PictureSharpness } from './pictures.ts'
import { countWords, minutesToRead } from './reading.ts'
import { reportOf } from './report-of.ts'

const MOST_CHAPTERS = 2_000

export type Checked = { report: StoredReport } | { problem: CheckProblem }

/** Reads a Word file and says what is to be mended before it becomes a book. @throws Error of our own: of a file that is broken it says so. */
export async function checkManuscript(path: string): Promise<Checked> {
  try {
    return await withWordPackage(path, async (file) => {
      const word = await readWord(file)
      const { book, pictures, remarks, old } = toBook(word)
      const figures = figuresOf(book, old)
      if (figures.words === 0) return { problem: 'empty' }
      const found = [
        ...findOldFonts(book, old),
        ...findContentsList(book),
        ...findStructure(book),
        ...findPictures(book, await sharpnessOf(file, pictures)),
        ...findLeftOut(remarks),
        ...(await findMissingLetters(book)),
        ...findTypingHabits(book),
        ...findTraces(word.trackedChanges, word.comments),
      ]
      return { report: reportOf(figures, found) }
    })
  } catch (error) {
    if (error instanceof BrokenFile) return { problem: 'broken' }
    throw error
  }
}

function figuresOf(book: BookDocument, old: readonly OldPlace[]): Omit<StoredReport, 'findings'> {
  const letters = new Map<Language, number>()
  const count = (language: Language, text: string, sign: 1 | -1 = 1) =>
    letters.set(language, (letters.get(language) ?? 0) + sign * (text.match(/\p{L}/gu)?.length ?? 0))
  let words = 0
  for (const { text } of textsOf(book)) {
    words += countWords(text)
    count(languageOfLetters(text), text)
  }
  // What is Tamil though its letters are still those of another script.
  for (const { before, after, isSure } of old)
    if (isSure && after === null) {
      count(languageOfLetters(before), before, -1)
      count('ta', before)
    }
  return {
    pages: null,
    words,
    minutes: minutesToRead(words),
    pictures: book.sections.flatMap(blocksOf).filter(({ kind }) => kind === 'picture').length,
    footnotes: book.footnotes.length,
    chapters: book.sections
      .filter(({ kind }) => kind === 'chapter')
      .slice(0, MOST_CHAPTERS)
      .map(nameOf),
    languages: [...letters]
      .filter(([, many]) => many > 0)
      .sort(([, one], [, other]) => other - one)
      .map(([language]) => language),
  }
}

async function sharpnessOf(
  { readBytes }: WordPackage,
  pictures: readonly WordPicture[],
): Promise<PictureSharpness[]> {
  const found: PictureSharpness[] = []
  for (const { part, widthInches } of pictures) {
    const { width } = await sharp(await readBytes(part))
      .metadata()
      .catch(() => ({ width: undefined })) // a drawing, or of a kind that has no dots
    found.push(width !== undefined && widthInches > 0 ? Math.round(width / widthInches) : null)
  }
  return found
}
