import { languageOfLetters } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { CAPITAL } from '@panai/contract/manuscripts/text-area'
import { textsOf } from '../check/passages.ts'
import { type PageLayout, textHeight, textWidth } from './page-layout.ts'

const POINTS_PER_MM = 72 / 25.4
/** How wide a letter of prose is with its share of the spaces, in ems; signs count as letters. */
const widthOfLetter: Readonly<Record<Language, number>> = {
  ta: 0.69,
  ml: 0.57,
  kn: 0.5,
  te: 0.42,
  hi: 0.37,
  en: 0.48,
  de: 0.48,
}
/** Half title, title, copyright, and the contents on a right-hand page with an empty one behind. */
const FRONT = 6
/** Of a page: the head of a chapter, and a picture with its caption. */
const HEAD = 0.25
const PICTURE = 0.4

/** About how many pages a book has: one in ten more or less. */
export function estimatePages(book: BookDocument, layout: PageLayout): number {
  const width = (textWidth(layout) * POINTS_PER_MM) / layout.type
  const linesOfPage = (textHeight(layout) * POINTS_PER_MM) / (layout.type * (layout.leading + CAPITAL))
  const lines = new Map(book.sections.map((section) => [section, 0]))
  for (const { section, text } of textsOf(book)) {
    const own = Math.ceil((text.length * widthOfLetter[languageOfLetters(text)]) / width)
    if (section) lines.set(section, (lines.get(section) ?? 0) + own)
  }
  return book.sections.reduce((sum, section) => {
    const pictures = section.blocks.filter(({ kind }) => kind === 'picture').length
    const pages = (lines.get(section) ?? 0) / linesOfPage + HEAD + pictures * PICTURE
    // A chapter begins on a right-hand page.
    return sum + 2 * Math.ceil(pages / 2)
  }, FRONT)
}
