import type { Block, BookDocument, Section } from '@panai/contract/manuscripts/book-document'
import type { ManuscriptGuess } from '@panai/contract/manuscripts/manuscript-checks'
import type { ParagraphUse } from '@panai/contract/manuscripts/text-edits'
import { inlineText } from '../inline-text.ts'
import { nameOf } from './passages.ts'

const MOST_LETTERS = 200

const uses: Readonly<Record<Block['kind'], ParagraphUse | null>> = {
  paragraph: 'body',
  verse: 'verse',
  quotation: 'quotation',
  caption: 'caption',
  heading: 'heading',
  sceneBreak: 'sceneBreak',
  list: null,
  table: null,
  picture: null,
}

/** What paragraphs were taken for by their look alone, in the order of the text. @param anchorOf how a paragraph begins in its file. */
export function listGuesses({ sections }: BookDocument, anchorOf: (at: number) => string): ManuscriptGuess[] {
  const guess = (at: number, use: ParagraphUse, { section, text }: { section: Section; text: string }) => ({
    ...{ at, anchor: anchorOf(at), use, chapter: nameOf(section) },
    text: text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS),
  })
  return sections.flatMap((section) => [
    ...(section.isGuessed && section.title !== ''
      ? [guess(section.at, section.kind === 'part' ? 'part' : 'chapter', { section, text: nameOf(section) })]
      : []),
    ...section.blocks.flatMap((block) => {
      const use = block.isGuessed ? uses[block.kind] : null
      const text = 'inlines' in block ? inlineText(block.inlines) : ''
      return use === null ? [] : guess(block.at, use, { section, text })
    }),
  ])
}
