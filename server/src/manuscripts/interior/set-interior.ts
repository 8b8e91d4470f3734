import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextRound } from 'node:timers/promises'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { insideFor } from '@panai/contract/manuscripts/text-area'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { MOST_PAGES } from '@panai/contract/royalties/royalty-calculator'
import { z } from 'zod'
import { withPageBoxes } from '../cover/with-page-boxes.ts'
import { readBook } from '../read-book.ts'
import { bookData } from './book-data.ts'
import type { BookRecord } from './book-record.ts'
import { chooseStyle } from './choose-style.ts'
import { estimatePages } from './estimate-pages.ts'
import { loadFonts } from './fonts.ts'
import { houseStyles } from './house-styles.ts'
import { type PageLayout, pageLayout } from './page-layout.ts'
import { type BookPicture, toGreys } from './pictures.ts'
import { TooLong } from './too-long.ts'

/** Sets a book in one size. @param output where its print file goes; null: its pages are only counted. @returns how many pages it has. @throws TooLong before it is begun. */
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
  const template = await readFile(path.join(import.meta.dirname, 'interior.typ'), 'utf8')
  const fonts = await loadFonts(JSON.stringify([record, book]))
  const style = houseStyles[record.style ?? chooseStyle(book)]
  const compiler = NodeCompiler.create({
    workspace: process.cwd(),
    fontArgs: [{ fontBlobs: fonts.map(({ bytes }) => bytes) }],
  })
  for (const { file, bytes } of pictures.values()) compiler.mapShadow(path.resolve(file), bytes)

  /** A function of its own: one that waits holds on to all that it has named, and a document is given back as soon as it is done with. */
  function setWith(size: TrimSize, { inside, astray, isWanted }: Tried): SetOnce {
    const layout = pageLayout(size, record.language, inside)
    const inputs = { book: JSON.stringify(bookData(book, { record, layout, pictures, style, astray })) }
    const compiled = compiler.compile({ mainFileContent: template, inputs })
    const document = compiled.result
    if (!document) throw new Error(`not set: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
    const pages = document.numOfPages
    const needed = insideFor(pages)
    const found = isWanted ? foundIn.parse(compiler.query(document, astrayNotes)).flat() : []
    const more = found.filter((paragraph) => !astray.has(paragraph))
    compiler.evictCache(0) // so that it is not held beside the file that is written
    // Never back to a narrower margin: the book could go to and fro between two.
    const isSet = needed <= inside && more.length === 0
    return { pages, needed, more, isSet, file: isSet && isWanted ? printFile(document, layout) : null }
  }

  /** There is no bleed: no picture of a text reaches the edge of its page. */
  function printFile(document: NodeTypstDocument, { width, height }: PageLayout): Buffer {
    const page = { left: 0, bottom: 0, right: width, top: height }
    return withPageBoxes(tagged(document), { trim: page, bleed: page })
  }

  /** For readers of screens by PDF/UA, as far as the text allows it: not with a letter that no font has. */
  function tagged(document: NodeTypstDocument): Buffer {
    try {
      return compiler.pdf(document, { pdfStandard: 'ua-1' })
    } catch {
      return compiler.pdf(document, {})
    }
  }

  return async (size, output) => {
    const estimate = estimatePages(book, pageLayout(size, record.language, insideFor(0)), style)
    // A text of 3,000 pages would take all of the memory: it is not begun.
    if (estimate > MOST_PAGES * SURELY) throw new TooLong(Math.round(estimate))
    let tried: Tried = {
      inside: insideFor(estimate),
      astray: new Set(),
      isWanted: output !== null,
    }
    for (;;) {
      const { pages, needed, more, isSet, file } = setWith(size, tried)
      if (file && output !== null) await writeFile(output, file)
      compiler.evictCache(0) // what writing it has left
      await giveBackDocuments()
      if (isSet) return pages
      // With a wider margin the lines are others.
      const isWider = needed > tried.inside
      tried = {
        ...tried,
        inside: isWider ? needed : tried.inside,
        astray: new Set(isWider ? [] : [...tried.astray, ...more]),
      }
    }
  }
}

/** What is estimated so much above the most pages has more than that. */
const SURELY = 1.15

/** Paragraphs whose notes have come to stand on the page before. */
const astrayNotes = { selector: '<astray>', field: 'value' }

const foundIn = z.array(z.array(z.string()))

type Tried = { inside: number; astray: ReadonlySet<string>; isWanted: boolean }
type SetOnce = { pages: number; needed: number; more: string[]; isSet: boolean; file: Buffer | null }

/** They lie outside of the engine's heap, which does not know how much waits to be given back; that is done a round after it was found. */
async function giveBackDocuments(): Promise<void> {
  await globalThis.gc?.({ execution: 'async' })
  await nextRound()
}
