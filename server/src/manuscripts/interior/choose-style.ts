import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { passagesOf } from '../check/passages.ts'
import { inlineText } from '../inline-text.ts'
import type { HouseStyle } from './house-styles.ts'

/** Of all letters, that stand in verse. */
const VERSE = 0.5
/** More is seldom in a novel: notes in 10,000 letters, tables in a book, subheadings in a chapter. */
const SCHOLARLY = { notes: 5, tables: 3, headings: 2 } as const

/** How a book is set whose record does not say: by what most of its text is. */
export function chooseStyle(book: BookDocument): HouseStyle {
  const blocks = book.sections.flatMap((section) => section.blocks)
  const count = (kind: string) => blocks.filter((block) => block.kind === kind).length
  const letters = passagesOf(book).reduce((sum, { inlines }) => sum + inlineText(inlines).length, 0)
  const inVerse = blocks.reduce(
    (sum, block) => sum + (block.kind === 'verse' ? inlineText(block.inlines).length : 0),
    0,
  )
  if (letters > 0 && inVerse / letters > VERSE) return 'poetry'
  const signs = [
    book.footnotes.length * 10_000 >= SCHOLARLY.notes * letters && book.footnotes.length > SCHOLARLY.notes,
    count('table') >= SCHOLARLY.tables,
    count('heading') >= SCHOLARLY.headings * book.sections.length && count('heading') > 0,
  ]
  return signs.filter(Boolean).length >= 2 ? 'academic' : 'novel'
}
