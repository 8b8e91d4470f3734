import type { Block, Inline } from '@panai/contract/manuscripts/book-document'
import type { WordParagraph } from '../word/word-nodes.ts'

type List = Extract<Block, { kind: 'list' }>
type Item = { paragraph: WordParagraph; at: number; inlines: Inline[] }

/** One that a list of the book counts as Word does. */
export const isItemOf = ({ numbering }: WordParagraph): boolean =>
  numbering !== null && (!numbering.isOrdered || numbering.counted !== null)

/** Adds an item to the list that it goes on with. @returns the list that it begins; null: it went on. */
export function withItem(last: Block | undefined, { paragraph, at, inlines }: Item): List | null {
  const { isOrdered, counted } = paragraph.numbering ?? { isOrdered: false, counted: null }
  const goesOn =
    last?.kind === 'list' &&
    last.isOrdered === isOrdered &&
    (counted === null || counted === last.first + last.items.length)
  if (!goesOn) return { kind: 'list', at, isGuessed: false, isOrdered, first: counted ?? 1, items: [inlines] }
  last.items.push(inlines)
  return null
}
