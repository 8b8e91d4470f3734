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
import type { PageStart } from '../book/page-starts.ts'
import { type PageText, textsOfPages } from '../book/page-texts.ts'
import { stretchesOf } from '../book/stretches-of.ts'
import { withPageBoxes } from '../cover/with-page-boxes.ts'
import { readBook } from '../read-book.ts'
import { bookData } from './book-data.ts'
import type { BookRecord } from './book-record.ts'
import { chooseStyle } from './choose-style.ts'
import { estimatePages } from './estimate-pages.ts'
import { type Marked, markedIn, marksQuery, mayGoAcross, pageStartsOf } from './find-page-starts.ts'
import { loadFonts } from './fonts.ts'
import { houseStyles } from './house-styles.ts'
import { type PageLayout, pageLayout } from './page-layout.ts'
import type { Marks } from './page-marks.ts'
import { type BookPicture, toGreys } from './pictures.ts'
import { TooLong } from './too-long.ts'

export type SetPages = {
  pages: number
  /** null: they were only counted. */
  starts: PageStart[] | null
  /** What stands on each; null where it is not known where they begin. */
  texts: PageText[] | null
}
/** Sets a book in one size. @param output where its print file goes; null: its pages are only counted. @throws TooLong before it is begun. */
export type SetInSize = (size: TrimSize, output: string | null) => Promise<SetPages>

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
  const stretches = stretchesOf(book)
  const numberOf = new Map(stretches.map(({ of }, number) => [of, number]))
  const compiler = NodeCompiler.create({
    workspace: process.cwd(),
    fontArgs: [{ fontBlobs: fonts.map(({ bytes }) => bytes) }],
  })
  for (const { file, bytes } of pictures.values()) compiler.mapShadow(path.resolve(file), bytes)

  function compile({ layout, astray }: Laid, marks: Marks | null): NodeTypstDocument {
    const data = bookData(book, { record, layout, pictures, style, astray, marks })
    const compiled = compiler.compile({ mainFileContent: template, inputs: { book: JSON.stringify(data) } })
    if (compiled.result) return compiled.result
    throw new Error(`not set: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
  }

  /** A function of its own: one that waits holds on to all that it has named, and a document is given back as soon as it is done with. */
  function setWith(laid: Laid, isWanted: boolean): SetOnce {
    const { layout, astray } = laid
    const document = compile(laid, isWanted ? { numberOf, across: new Set() } : null)
    const pages = document.numOfPages
    const needed = insideFor(pages)
    const found = isWanted ? foundIn.parse(compiler.query(document, astrayNotes)).flat() : []
    const more = found.filter((paragraph) => !astray.has(paragraph))
    const across = isWanted ? mayGoAcross(marksOf(document)) : null
    compiler.evictCache(0) // so that it is not held beside the file that is written
    // Never back to a narrower margin: the book could go to and fro between two.
    const isSet = needed <= layout.inside && more.length === 0
    return {
      pages,
      needed,
      more,
      isSet,
      across,
      file: isSet && isWanted ? printFile(document, layout) : null,
    }
  }

  /**
   * A page begins with a stretch of its own or within the last that was begun before. Those are set once more, with a mark at each word,
   * which moves nothing and which the file that is printed does not have. null: the pages came out otherwise.
   */
  function findStarts(laid: Laid, { pages, across }: Pick<SetOnce, 'pages' | 'across'>): PageStart[] | null {
    if (across === null) return null
    const document = compile(laid, { numberOf, across })
    return document.numOfPages === pages ? pageStartsOf(marksOf(document), pages, stretches) : null
  }

  const marksOf = (document: NodeTypstDocument): Marked =>
    markedIn.parse(compiler.query(document, marksQuery))[0]

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
    let [inside, astray]: [number, ReadonlySet<string>] = [insideFor(estimate), new Set()]
    for (;;) {
      const laid = { layout: pageLayout(size, record.language, inside), astray }
      const { file, ...found } = setWith(laid, output !== null)
      if (file && output !== null) await writeFile(output, file)
      await giveBack()
      if (found.isSet) {
        const starts = findStarts(laid, found)
        await giveBack()
        return { pages: found.pages, starts, texts: starts && textsOfPages(book, record, starts) }
      }
      // With a wider margin the lines are others.
      const isWider = found.needed > inside
      inside = Math.max(inside, found.needed)
      astray = new Set(isWider ? [] : [...astray, ...found.more])
    }
  }

  async function giveBack(): Promise<void> {
    compiler.evictCache(0) // what writing a file has left
    await giveBackDocuments()
  }
}

/** What is estimated so much above the most pages has more than that. */
const SURELY = 1.15

/** Paragraphs whose notes have come to stand on the page before. */
const astrayNotes = { selector: '<astray>', field: 'value' }

const foundIn = z.array(z.array(z.string()))

type Laid = { layout: PageLayout; astray: ReadonlySet<string> }
type SetOnce = {
  pages: number
  /** The margin at the spine that so many need, in millimetres. */
  needed: number
  more: string[]
  isSet: boolean
  /** The stretches that may go on from page to page, by their numbers; null: nobody asks. */
  across: ReadonlySet<number> | null
  file: Buffer | null
}

/** They lie outside of the engine's heap, which does not know how much waits to be given back; that is done a round after it was found. */
async function giveBackDocuments(): Promise<void> {
  await globalThis.gc?.({ execution: 'async' })
  await nextRound()
}
