import type { Block, BookDocument, Inline, Section } from '@panai/contract/book-document'

/** Text that stands in one place of the book. */
export type Passage = { section: Section; at: number; inlines: readonly Inline[] }

export function passagesOf({ sections }: BookDocument): Passage[] {
  return sections.flatMap((section) =>
    section.blocks.flatMap((block) =>
      inlinesIn(block).map((inlines) => ({ section, at: block.at, inlines })),
    ),
  )
}

function inlinesIn(block: Block): readonly (readonly Inline[])[] {
  switch (block.kind) {
    case 'sceneBreak':
    case 'picture':
      return []
    case 'list':
      return block.items
    case 'table':
      return block.rows.flat()
    default:
      return [block.inlines]
  }
}

/** What is longer is cut: a whole paragraph may have the style of a title. */
const MOST_NAME = 200

const nameless = { front: 'Before the first chapter', other: 'Untitled' } as const

/** How what has no title is called in Tamil, by how a report calls it. */
export const namelessInTamil: ReadonlyMap<string, string> = new Map([
  [nameless.front, 'முதல் அத்தியாயத்துக்கு முன்'],
  [nameless.other, 'தலைப்பு இல்லாதது'],
])

export function nameOf({ kind, number, title }: Section): string {
  if (title === '') return kind === 'front' ? nameless.front : nameless.other
  return (number === null || number === title ? title : `${number}: ${title}`).slice(0, MOST_NAME)
}
