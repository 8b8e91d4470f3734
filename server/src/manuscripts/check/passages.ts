import { inEach } from '@panai/contract/language/in-each'
import type { Block, BookDocument, Inline, Section } from '@panai/contract/manuscripts/book-document'
import { inlineText } from '../inline-text.ts'

/** Text that stands in one place of the book. */
export type Passage = { section: Section; at: number; inlines: readonly Inline[] }

export function passagesOf({ sections }: BookDocument): Passage[] {
  return sections.flatMap((section) =>
    blocksOf(section).flatMap((block) =>
      inlinesIn(block).map((inlines) => ({ section, at: block.at, inlines })),
    ),
  )
}

/** Where the mark of each footnote stands, by its number. */
export function placesOfNotes(book: BookDocument): Map<number, { section: Section; at: number }> {
  const marked = [
    ...book.sections.flatMap((section) =>
      section.notes.map((note) => [note, { section, at: section.at }] as const),
    ),
    ...passagesOf(book).flatMap(({ section, at, inlines }) =>
      inlines.flatMap((inline) =>
        'footnote' in inline ? [[inline.footnote, { section, at }] as const] : [],
      ),
    ),
  ]
  // A note that is marked twice stands at its first mark.
  return new Map(marked.reverse())
}

/** All that is read in a book: titles, text, and the notes at the places of their marks. */
export function textsOf(book: BookDocument): { section: Section | null; at: number | null; text: string }[] {
  const notes = placesOfNotes(book)
  const titles = book.sections.flatMap((section) =>
    [section.number === section.title ? null : section.number, section.title]
      .filter((text) => text !== null && text !== '')
      .map((text) => ({ section, at: section.at, text: text ?? '' })),
  )
  return [
    ...titles,
    ...passagesOf(book).map(({ section, at, inlines }) => ({ section, at, text: inlineText(inlines) })),
    ...book.footnotes.map(({ number, inlines }) => ({
      section: notes.get(number)?.section ?? null,
      at: notes.get(number)?.at ?? null,
      text: inlineText(inlines),
    })),
  ]
}

/** The blocks of a section, those in cells of tables behind their table. */
export function blocksOf({ blocks }: Section): Block[] {
  return blocks.flatMap((block): Block[] =>
    block.kind === 'table' ? [block, ...block.rows.flat(2)] : [block],
  )
}

function inlinesIn(block: Block): readonly (readonly Inline[])[] {
  switch (block.kind) {
    case 'sceneBreak':
    case 'table': // its cells come by themselves
      return []
    case 'picture':
      return block.caption === null ? [] : [block.caption]
    case 'list':
      return block.items
    default:
      return [block.inlines]
  }
}

/** What is longer is cut: a whole paragraph may have the style of a title. */
const MOST_NAME = 200

const nameless = inEach(
  { front: 'Before the first chapter', other: 'Untitled' },
  { front: 'முதல் அத்தியாயத்துக்கு முன்', other: 'தலைப்பு இல்லாதது' },
)

/** How what has no title is called in Tamil, by how a report calls it. */
export const namelessInTamil: ReadonlyMap<string, string> = new Map([
  [nameless.en.front, nameless.ta.front],
  [nameless.en.other, nameless.ta.other],
])

export function nameOf({ kind, number, title }: Section): string {
  if (title === '') return kind === 'front' ? nameless.en.front : nameless.en.other
  return (number === null || number === title ? title : `${number}: ${title}`).slice(0, MOST_NAME)
}
