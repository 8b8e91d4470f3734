import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { BookDocument } from '@panai/contract/manuscripts/book-document'
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
  const { pages: count, starts, texts } = await setInSize(size, output)
  const bytes = await readFile(output)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text: pages } = await extractText(pdf, { mergePages: false })
  return { count, starts, texts, output, bytes, pdf, pages, text: pages.join('\n') }
}
