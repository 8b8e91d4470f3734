import {
  MOST_SAMPLE_PERCENT,
  MOST_SAMPLE_PICTURES,
  type SampleExtent,
  type SampleProblem,
} from '@panai/contract/catalogue/sample-rules'
import type { Block, BookDocument, Matter, Section } from '@panai/contract/manuscripts/book-document'
import { lettersOf, picturesIn } from './letters-of-blocks.ts'

/** What of a book anybody may read, in whole paragraphs. @property percent of its text, rounded up. */
export type Sample = { percent: number; sections: Section[] }

/** What is made for print: nobody reads it in a sample. */
const leftOut: readonly (Matter | null)[] = ['halfTitle', 'titlePage', 'contents']

/** Takes a sample of a book, as far as its words go. It ends before what would be too much, and never with a heading. */
export function takeSample(
  book: BookDocument,
  extent: SampleExtent,
): Sample | { problem: Extract<SampleProblem, 'too_short' | 'no_chapter' | 'too_much'> } {
  const read = book.sections.filter(({ matter }) => !leftOut.includes(matter))
  const total = lettersOfAll(read)
  const chapter = read.find(isChapter)
  if (extent === 'first_chapter' && !chapter) return { problem: 'no_chapter' }
  const sections = extent === 'tenth' || !chapter ? withoutLooseEnd(upTo(read, total / 10)) : [chapter]
  const taken = lettersOfAll(sections)
  if (taken === 0) return { problem: 'too_short' }
  if (taken * 100 > total * MOST_SAMPLE_PERCENT || picturesOf(sections) > MOST_SAMPLE_PICTURES)
    return { problem: 'too_much' }
  return { percent: Math.ceil((taken / total) * 100), sections }
}

function picturesOf(sections: readonly Section[]): number {
  return sections.reduce((sum, { blocks }) => sum + picturesIn(blocks).length, 0)
}

const isChapter = ({ kind, blocks }: Section): boolean =>
  kind === 'chapter' && blocks.some((block) => lettersOf(block) > 0)

function lettersOfAll(sections: readonly Section[]): number {
  return sections.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + lettersOf(block), 0)
}

/** As many of the blocks, in their order, as have no more letters. */
function upTo(sections: readonly Section[], most: number): Section[] {
  let left = most
  let pictures = MOST_SAMPLE_PICTURES
  let isFull = false
  const fits = (block: Block): boolean => {
    left -= lettersOf(block)
    pictures -= picturesIn([block]).length
    isFull ||= left < 0 || pictures < 0
    return !isFull
  }
  return sections.map((section) => ({ ...section, blocks: section.blocks.filter(fits) }))
}

/** Without what announces a text that does not come any more. */
function withoutLooseEnd(sections: readonly Section[]): Section[] {
  const whole = sections.map((section) => {
    const last = section.blocks.findLastIndex(({ kind }) => kind !== 'heading' && kind !== 'sceneBreak')
    return { ...section, blocks: section.blocks.slice(0, last + 1) }
  })
  return whole.slice(0, whole.findLastIndex(({ blocks }) => blocks.length > 0) + 1)
}
