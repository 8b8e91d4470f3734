import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { CAPITAL } from '@panai/contract/manuscripts/text-area'
import { passagesOf } from '../check/passages.ts'
import { type PageLayout, textHeight, textWidth } from './page-layout.ts'

const POINTS_PER_MM = 72 / 25.4
/** A letter is rarely narrower, in ems; signs above and below others count as letters here. */
const NARROW = 0.45

/** About how many pages a text surely has: a margin that is chosen by it is seldom too narrow, and never too wide by much. */
export function fewestPages(book: BookDocument, layout: PageLayout): number {
  const letters = passagesOf(book)
    .flatMap(({ inlines }) => inlines)
    .reduce((sum, inline) => sum + ('text' in inline ? inline.text.length : 0), 0)
  const lines = (letters * NARROW * layout.type) / (textWidth(layout) * POINTS_PER_MM)
  return (lines * (layout.leading + CAPITAL) * layout.type) / (textHeight(layout) * POINTS_PER_MM)
}
