import { languageOfLetters } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import type { CheckProblem } from '@panai/contract/manuscripts/check-problems'
import { MOST_GUESSES } from '@panai/contract/manuscripts/manuscript-checks'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import sharp from 'sharp'
import { BrokenFile } from '../../formats/broken-file.ts'
import type { OldPlace } from '../book/content-reader.ts'
import { finding, type StoredReport } from '../findings/finding.ts'
import { readText } from '../read-text.ts'
import { type WordPackage, withWordPackage } from '../word/with-word-package.ts'
import type { WordPicture } from '../word/word-nodes.ts'
import { findContentsList } from './find-contents-list.ts'
import { findLeftOut } from './find-left-out.ts'
import { findMissingLetters } from './find-missing-letters.ts'
import { findOldFonts } from './find-old-fonts.ts'
import { findStructure } from './find-structure.ts'
import { findTraces } from './find-traces.ts'
import { findTypingHabits } from './find-typing-habits.ts'
import { listGuesses } from './list-guesses.ts'
import { offerOldFonts } from './old-font-edits.ts'
import { blocksOf, nameOf, textsOf } from './passages.ts'
import { findPictures, type PictureSharpness } from './pictures.ts'
import { countWords, minutesToRead } from './reading.ts'
import { type Figures, reportOf } from './report-of.ts'
import { resultsOfEdits } from './results-of-edits.ts'

const MOST_CHAPTERS = 2_000

export type Checked = { report: StoredReport } | { problem: CheckProblem }

/** Reads a Word file and says what is to be mended before it becomes a book. @param isConverted whether it was made of one of the old kind @throws Error of our own: of a file that is broken it says so. */
export async function checkManuscript(
  path: string,
  { edits = [], isConverted = false }: { edits?: readonly TextEdit[]; isConverted?: boolean } = {},
): Promise<Checked> {
  try {
    return await withWordPackage(path, async (file) => {
      const text = await readText(file, edits)
      const { book, word, pictures, remarks, habits, anchorOf } = text
      const figures = figuresOf(book, text.old)
      if (figures.words === 0) return { problem: 'empty' }
      const old = offerOldFonts(book, text.old, anchorOf)
      const found = [
        ...findOldFonts(old, edits, text.edits.starts),
        ...findContentsList(book),
        ...findStructure(book),
        ...findPictures(book, await sharpnessOf(file, pictures)),
        ...findLeftOut(remarks),
        ...(await findMissingLetters(book)),
        ...findTypingHabits(habits),
        ...findTraces(word.trackedChanges, word.comments),
        ...(isConverted ? [finding('information', 'converted', {})] : []),
      ]
      const guesses = listGuesses(book, anchorOf)
      return {
        report: reportOf(figures, found, {
          guesses: guesses.slice(0, MOST_GUESSES),
          more_guesses: Math.max(0, guesses.length - MOST_GUESSES),
          edits: resultsOfEdits(edits, text, old),
        }),
      }
    })
  } catch (error) {
    if (error instanceof BrokenFile) return { problem: 'broken' }
    throw error
  }
}

function figuresOf(book: BookDocument, old: readonly OldPlace[]): Figures {
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
