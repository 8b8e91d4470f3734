import type {
  Block,
  BookDocument,
  CellBlock,
  Inline,
  Section,
} from '@panai/contract/manuscripts/book-document'

/** What is read in one go: the text of a paragraph, of an item of a list, of a line in a table; or a title, a picture, a break between scenes. */
export type Stretch = {
  /** Of the book, from 0. */
  section: number
  /** Of the section, from 0; null: the section's title. */
  block: number | null
  /** Of the block, from 0: lists and tables have several. */
  part: number
  /** Of the manuscript, from 1: that with which its block begins. */
  paragraph: number
  /** The very object of the book that it is: its text, else its block or section. */
  of: Section | Block | CellBlock | readonly Inline[]
  /** Its text; null: it has none, or none that goes on from line to line. */
  inlines: readonly Inline[] | null
}

/** All stretches of a book, in the order in which it is read. */
export function stretchesOf({ sections }: BookDocument): Stretch[] {
  return sections.flatMap((of, section) => [
    { section, block: null, part: 0, paragraph: of.at, of, inlines: null },
    ...of.blocks.flatMap((one, block) =>
      partsOf(one).map((found, part) => ({ section, block, part, ...found })),
    ),
  ])
}

export type Part = Pick<Stretch, 'paragraph' | 'of' | 'inlines'>

/** What is read in one go of a block. */
export function partsOf(block: Block | CellBlock): Part[] {
  switch (block.kind) {
    case 'table':
      return block.rows.flat(2).flatMap(partsOf)
    case 'list':
      return block.items.map((inlines) => ({ paragraph: block.at, of: inlines, inlines }))
    case 'picture': // its caption stands below it on the same page
    case 'sceneBreak':
      return [{ paragraph: block.at, of: block, inlines: null }]
    default:
      return [{ paragraph: block.at, of: block.inlines, inlines: block.inlines }]
  }
}
