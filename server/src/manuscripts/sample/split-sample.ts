import {
  type Block,
  type BookDocument,
  bookDocument,
  type Section,
} from '@panai/contract/manuscripts/book-document'
import type { z } from 'zod'
import { inlinesIn, lettersOf } from './letters-of-blocks.ts'

/** What is read at once on the site: on a thin connection a few seconds' worth. */
const LETTERS_OF_PAGE = 12_000

/** A part of a sample that one page of the site shows, with the footnotes that are marked in it. */
export const samplePage = bookDocument.pick({ sections: true, footnotes: true })
export type SamplePage = z.output<typeof samplePage>

/** The pages of a sample. What does not fit on the page before begins a new one; a longer section goes on over several. */
export function splitSample(
  sections: readonly Section[],
  { footnotes }: Pick<BookDocument, 'footnotes'>,
): SamplePage[] {
  const pages: Section[][] = [[]]
  let letters = 0
  const add = (section: Section, blocks: readonly Block[]) => {
    const own = lettersOfAll(blocks)
    if (letters > 0 && letters + own > LETTERS_OF_PAGE) {
      pages.push([])
      letters = 0
    }
    pages.at(-1)?.push({ ...section, blocks: [...blocks] })
    letters += own
  }
  for (const section of sections)
    for (const [at, blocks] of parted(section.blocks).entries())
      add(at === 0 ? section : { ...section, number: null, title: '', notes: [] }, blocks)
  return pages.map((sections) => ({ sections, footnotes: markedIn(sections, footnotes) }))
}

function lettersOfAll(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + lettersOf(block), 0)
}

/** Blocks in parts that each fit on a page, as far as a block does. No heading ends one. */
function parted(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = []
  let part: Block[] = []
  let letters = 0
  for (const block of blocks) {
    const own = lettersOf(block)
    const end = part.findLastIndex(({ kind }) => kind !== 'heading') + 1
    if (end > 0 && letters + own > LETTERS_OF_PAGE) {
      parts.push(part.slice(0, end))
      part = part.slice(end)
      letters = lettersOfAll(part)
    }
    part.push(block)
    letters += own
  }
  return [...parts, part]
}

function markedIn(sections: readonly Section[], footnotes: BookDocument['footnotes']) {
  const marked = new Set(
    sections.flatMap(({ notes, blocks }) => [
      ...notes,
      ...inlinesIn(blocks).flatMap((inline) => ('footnote' in inline ? [inline.footnote] : [])),
    ]),
  )
  return footnotes.filter(({ number }) => marked.has(number))
}
