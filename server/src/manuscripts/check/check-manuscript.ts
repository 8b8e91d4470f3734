import type { BookDocument } from '@panai/contract/book-document'
import type { CheckProblem } from '@panai/contract/check-problems'
import type { Language } from '@panai/contract/vocabulary'
import sharp from 'sharp'
import type { StoredReport } from '../findings/finding.ts'
import { readWord } from '../read-word.ts'
import { readable, readableText } from '../readable.ts'
import { toBook } from '../to-book.ts'
import { type WordParts, withWordParts } from '../word-parts.ts'
import { findContentsList } from './contents-list.ts'
import { findOldFonts } from './old-fonts.ts'
import { nameOf, passagesOf } from './passages.ts'
import { findPictures, type PictureSharpness } from './pictures.ts'
import { countWords, minutesToRead } from './reading.ts'
import { reportOf } from './report-of.ts'
import { findStructure } from './structure.ts'
import { findTraces } from './traces.ts'
import { findTypingHabits } from './typing.ts'

const MOST_CHAPTERS = 2_000

export type Checked = { report: StoredReport } | { problem: CheckProblem }

/** Reads a Word file and says what is to be mended before it becomes a book. What fails in a way that nobody foresaw can't be read. */
export async function checkManuscript(path: string): Promise<Checked> {
  try {
    return await withWordParts(path, async (parts) => {
      const word = await readWord(path)
      const book = toBook(word, parts.fontOfStyle)
      const figures = figuresOf(book)
      if (figures.words === 0) return { problem: 'empty' }
      const found = [
        ...findOldFonts(book),
        ...findContentsList(book),
        ...findStructure(book),
        ...findPictures(book, await sharpnessOf(parts, figures.pictures)),
        ...findTypingHabits(book),
        ...findTraces(parts.trackedChanges, word.comments),
      ]
      return { report: reportOf(figures, found) }
    })
  } catch {
    return { problem: 'broken' }
  }
}

function figuresOf(book: BookDocument): Omit<StoredReport, 'findings'> {
  const letters = new Map<Language, number>()
  let words = 0
  for (const { inlines } of passagesOf(book)) {
    words += countWords(readableText(inlines))
    for (const inline of inlines) {
      if (!('text' in inline)) continue
      const isOld = readable(inline.text, inline.font) !== inline.text
      const language = isOld ? 'ta' : inline.language
      const count = inline.text.match(/\p{L}/gu)?.length ?? 0
      if (count > 0) letters.set(language, (letters.get(language) ?? 0) + count)
    }
  }
  return {
    pages: null,
    words,
    minutes: minutesToRead(words),
    pictures: book.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'picture').length,
    footnotes: book.footnotes.length,
    chapters: book.sections
      .filter(({ kind }) => kind === 'chapter')
      .slice(0, MOST_CHAPTERS)
      .map(nameOf),
    languages: [...letters].sort(([, one], [, other]) => other - one).map(([language]) => language),
  }
}

/** Of as many pictures as were read; of none when the two ways of reading do not agree on how many there are. */
async function sharpnessOf({ pictures, readPart }: WordParts, count: number): Promise<PictureSharpness[]> {
  if (pictures.length !== count) return []
  const found: PictureSharpness[] = []
  for (const { part, widthInches } of pictures) {
    const { width } = await sharp(await readPart(part))
      .metadata()
      .catch(() => ({ width: undefined })) // a drawing, or of a kind that has no dots
    found.push(width !== undefined && widthInches > 0 ? width / widthInches : null)
  }
  return found
}
