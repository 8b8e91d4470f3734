import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { languageOfLetters } from '@panai/contract/language/script-language'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { Block, BookDocument, CellBlock, Inline } from '@panai/contract/manuscripts/book-document'
import { extractText, getDocumentProxy } from 'unpdf'
import { onTestFinished } from 'vitest'
import type { BookRecord } from '../src/manuscripts/interior/book-record.ts'
import type { BookPicture } from '../src/manuscripts/interior/pictures.ts'
import { openBook } from '../src/manuscripts/interior/set-interior.ts'

export const record: BookRecord = {
  title: 'கிணற்றில் வானம்',
  subtitle: null,
  author: 'மு. செல்வி',
  language: 'ta',
  contributors: [{ name: 'அன்பு', role: 'illustrator' }],
  isbn: '9788119000012',
  year: 2026,
}

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

/** The print file of a book, and the text that PDF.js finds in it. */
export async function setBook(
  book: BookDocument,
  {
    size = '5.5 X 8.5 in',
    pictures = new Map(),
    ...given
  }: Partial<BookRecord> & { size?: TrimSize; pictures?: ReadonlyMap<number, BookPicture> } = {},
) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-interior-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const output = path.join(folder, 'interior.pdf')
  const setInSize = await openBook(book, pictures, { ...record, ...given })
  const count = await setInSize(size, output)
  const bytes = await readFile(output)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text: pages } = await extractText(pdf, { mergePages: false })
  return { count, output, bytes, pdf, pages, text: pages.join('\n') }
}
