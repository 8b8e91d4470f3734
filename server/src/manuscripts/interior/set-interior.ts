import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextRound } from 'node:timers/promises'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { CAPITAL, insideFor } from '@panai/contract/manuscripts/text-area'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { passagesOf } from '../check/passages.ts'
import { readBook } from '../read-book.ts'
import { bookData } from './book-data.ts'
import type { BookRecord } from './book-record.ts'
import { loadFonts } from './fonts.ts'
import { type PageLayout, pageLayout, textHeight, textWidth } from './page-layout.ts'
import { type BookPicture, toGreys } from './pictures.ts'

const POINTS_PER_MM = 72 / 25.4
/** A letter is rarely narrower, in ems; signs above and below others count as letters here. */
const NARROW = 0.45

/** About how many pages a text surely has: a margin that is chosen by it is seldom too narrow, and never too wide by much. */
function fewestPages(book: BookDocument, layout: PageLayout): number {
  const letters = passagesOf(book)
    .flatMap(({ inlines }) => inlines)
    .reduce((sum, inline) => sum + ('text' in inline ? inline.text.length : 0), 0)
  const lines = (letters * NARROW * layout.type) / (textWidth(layout) * POINTS_PER_MM)
  return (lines * (layout.leading + CAPITAL) * layout.type) / (textHeight(layout) * POINTS_PER_MM)
}

/** Sets a book in one size. @param output where its print file goes; null: its pages are only counted. @returns how many pages it has. */
export type SetInSize = (size: TrimSize, output: string | null) => Promise<number>

/** Reads a Word file that is to be set. @throws Error when it can't be read. */
export async function openInterior(
  file: string,
  record: BookRecord,
  edits: readonly TextEdit[],
): Promise<SetInSize> {
  const { book, pictures } = await readBook(file, edits, toGreys)
  return openBook(book, pictures, record)
}

/** The same of a text that has been read. What all sizes share is made once; what one has needed is given back before the next. */
export async function openBook(
  book: BookDocument,
  pictures: ReadonlyMap<number, BookPicture>,
  record: BookRecord,
): Promise<SetInSize> {
  const template = await readFile(path.join(import.meta.dirname, 'novel.typ'), 'utf8')
  const fonts = await loadFonts(JSON.stringify([record, book]))
  const compiler = NodeCompiler.create({
    workspace: process.cwd(),
    fontArgs: [{ fontBlobs: fonts.map(({ bytes }) => bytes) }],
  })
  for (const { file, bytes } of pictures.values()) compiler.mapShadow(path.resolve(file), bytes)

  /** A function of its own: one that waits holds on to all that it has named, and a document is given back as soon as it is done with. */
  function setWith(size: TrimSize, inside: number, isWanted: boolean): SetOnce {
    const layout = pageLayout(size, record.language, inside)
    const inputs = { book: JSON.stringify(bookData(book, { record, layout, pictures })) }
    const compiled = compiler.compile({ mainFileContent: template, inputs })
    const document = compiled.result
    if (!document) throw new Error(`not set: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
    const pages = document.numOfPages
    const needed = insideFor(pages)
    compiler.evictCache(0) // so that it is not held beside the file that is written
    // Never back to a narrower margin: the book could go to and fro between two.
    const isSet = needed <= inside
    return { pages, needed, isSet, file: isSet && isWanted ? compiler.pdf(document, {}) : null }
  }

  return async (size, output) => {
    let inside = insideFor(fewestPages(book, pageLayout(size, record.language, insideFor(0))))
    for (;;) {
      const { pages, needed, isSet, file } = setWith(size, inside, output !== null)
      if (file && output !== null) await writeFile(output, file)
      compiler.evictCache(0) // what writing it has left
      await giveBackDocuments()
      if (isSet) return pages
      inside = needed
    }
  }
}

type SetOnce = { pages: number; needed: number; isSet: boolean; file: Buffer | null }

/** They lie outside of the engine's heap, which does not know how much waits to be given back; that is done a round after it was found. */
async function giveBackDocuments(): Promise<void> {
  await globalThis.gc?.({ execution: 'async' })
  await nextRound()
}
