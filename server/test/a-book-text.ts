import { languageOfLetters } from '@panai/contract/language/script-language'
import type { Block, BookDocument, CellBlock, Inline } from '@panai/contract/manuscripts/book-document'

export const run = (text: string, given: Partial<Extract<Inline, { text: string }>> = {}): Inline => ({
  text,
  emphasis: false,
  strong: false,
  smallCaps: false,
  underlined: false,
  struck: false,
  position: 'baseline',
  language: languageOfLetters(text),
  href: null,
  ...given,
})
export const base = { at: 1, isGuessed: false }
export const paragraph = (...texts: (string | Inline)[]): Block => ({
  ...base,
  kind: 'paragraph',
  inlines: texts.map((text) => (typeof text === 'string' ? run(text) : text)),
})
/** What stands alone in a cell of a table. */
export const line = (text: string): CellBlock => ({ ...base, kind: 'paragraph', inlines: [run(text)] })
export const chapter = (title: string, blocks: Block[]): BookDocument['sections'][number] => ({
  ...base,
  kind: 'chapter',
  matter: null,
  number: null,
  notes: [],
  title,
  blocks,
})
export const aBook = (
  sections: BookDocument['sections'],
  footnotes: BookDocument['footnotes'] = [],
): BookDocument => ({ title: null, subtitle: null, author: null, sections, footnotes })
