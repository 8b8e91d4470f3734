import type { Block, CellBlock, Inline } from '@panai/contract/manuscripts/book-document'
import { partsOf } from '../book/stretches-of.ts'
import { inlineText } from '../inline-text.ts'
import { plainText } from '../plain-text.ts'

/** As much as a picture takes of a printed page. */
const LETTERS_OF_PICTURE = 400

/** How much of a book a block is, in letters. */
export function lettersOf(block: Block): number {
  const text = inlinesIn([block])
  return plainText(inlineText(text)).trim().length + picturesIn([block]).length * LETTERS_OF_PICTURE
}

/** Pictures that stand in blocks, also in cells of their tables. */
export function picturesIn(blocks: readonly Block[]): Extract<CellBlock, { kind: 'picture' }>[] {
  return blocks.flatMap(partsOf).flatMap(({ of }) => ('kind' in of && of.kind === 'picture' ? [of] : []))
}

/** All text of blocks, with what stands below their pictures. */
export function inlinesIn(blocks: readonly Block[]): Inline[] {
  const text = blocks.flatMap(partsOf).flatMap(({ inlines }) => inlines ?? [])
  return [...text, ...picturesIn(blocks).flatMap(({ caption }) => caption ?? [])]
}
