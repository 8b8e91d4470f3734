import type { BookDocument, Section } from '@panai/contract/manuscripts/book-document'
import { blocksOf, nameOf, passagesOf } from '../check/passages.ts'
import { inlineText } from '../inline-text.ts'

/** What stands before a title, its page, and what leads there; each is looked for once a line, however long that is. */
const around = [/^[\s\d.):–-]+/u, /(?<!\d)\d+$/u, /(?<![\s.…·_–-])[\s.…·_–-]+$/u]

export type ContentsList = {
  section: Section
  hasLines: boolean
  /** Lines that are no title of the book, and chapters that no line names. */
  unknown: string[]
  missing: string[]
  /**
   * It is left out of the book, which gets a list of its own. What a heading alone calls one, and mostly is none, is text: without
   * chapters that we know the whole book may stand below it.
   */
  isLeftOut: boolean
}

/** What stands below the heading of a list of contents. null: the book has no such heading. */
export function readContentsList(book: BookDocument): ContentsList | null {
  const section = book.sections.find(({ matter }) => matter === 'contents')
  if (!section) return null
  const titles = book.sections.filter((one) => one !== section && one.title !== '')
  const lines = passagesOf(book)
    .filter((passage) => passage.section === section)
    .flatMap(({ inlines }) => inlineText(inlines).split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const known = new Set(titles.flatMap(spellings))
  const unknown = lines.filter((line) => !known.has(bare(line)) && !known.has(line))
  const listed = new Set(lines.flatMap((line) => [line, bare(line)]))
  const missing = titles
    .filter((one) => one.kind === 'chapter' && !spellings(one).some((spelling) => listed.has(spelling)))
    .map(nameOf)
  const hasPictures = blocksOf(section).some(({ kind }) => kind === 'picture')
  const isLeftOut = !section.isGuessed && !hasPictures && unknown.length * 2 <= lines.length
  return { section, hasLines: lines.length > 0, unknown, missing, isLeftOut }
}

const bare = (text: string) => around.reduce((rest, part) => rest.replace(part, ''), text.trim())
const spellings = (section: Section) => [
  section.title,
  nameOf(section),
  bare(section.title),
  bare(nameOf(section)),
]
