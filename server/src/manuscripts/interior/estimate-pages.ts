import { languageOfLetters } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import type { Block, BookDocument, Inline } from '@panai/contract/manuscripts/book-document'
import { CAPITAL } from '@panai/contract/manuscripts/text-area'
import { inlineText } from '../inline-text.ts'
import type { Style } from './house-styles.ts'
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

/** What is set small takes less than its lines would, both ways. */
const SMALL = 0.85 ** 2

/** About how many pages a book has: one in ten more or less. */
export function estimatePages(book: BookDocument, layout: PageLayout, { isOnRight }: Style): number {
  const width = (textWidth(layout) * POINTS_PER_MM) / layout.type
  const linesOfPage = (textHeight(layout) * POINTS_PER_MM) / (layout.type * (layout.leading + CAPITAL))
  function linesOf(inlines: readonly Inline[]): number {
    const text = inlineText(inlines)
    return Math.ceil((text.length * widthOfLetter[languageOfLetters(text)]) / width)
  }
  function pagesOf(block: Block): number {
    switch (block.kind) {
      case 'picture':
        return PICTURE
      case 'table':
        return sum(block.rows.map((row) => sum(row.flat().map(pagesOf)) / Math.max(1, row.length)))
      case 'list':
        return sum(block.items.map((item) => linesOf(item))) / linesOfPage
      case 'verse':
        return (2 + block.inlines.filter((inline) => 'lineBreak' in inline).length) / linesOfPage
      case 'sceneBreak':
        return 2 / linesOfPage
      default:
        return linesOf(block.inlines) / linesOfPage
    }
  }
  const step = isOnRight ? 2 : 1
  const chapters = book.sections.map(
    ({ blocks }) => step * Math.ceil((HEAD + sum(blocks.map(pagesOf))) / step),
  )
  const notes = (sum(book.footnotes.map(({ inlines }) => linesOf(inlines))) * SMALL) / linesOfPage
  return FRONT + sum(chapters) + notes
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)
