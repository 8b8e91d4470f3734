import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { loadFonts, type Weight } from '@panai/server/typesetting/load-fonts'
import { Typesetter } from '@panai/server/typesetting/typesetter'
import decompress from 'woff2-encoder/decompress'
import type { FontName } from './look.ts'

type Box = { readonly width: number; readonly align: 'left' | 'right' }

/** Sets the words of a document, all in points: first `use`, then what is set looks so. */
export type Letters = {
  use: (font: FontName, size: number, colour: string) => void
  widthOf: (text: string) => number
  /** One line, its top left corner there; within a box at either side of it. */
  line: (text: string, x: number, y: number, box?: Box) => void
  /** As many lines as it takes. @returns how high they are together. */
  block: (text: string, x: number, y: number, width: number) => number
}

export function lettersOf(language: InterfaceLanguage, doc: PDFKit.PDFDocument): Promise<Letters> {
  return language === 'ta' ? tamilLetters(doc) : latinLetters(doc)
}

const files = {
  text: 'anek-latin/files/anek-latin-latin-400-normal',
  strong: 'anek-latin/files/anek-latin-latin-600-normal',
  title: 'literata/files/literata-latin-600-normal',
} as const

/** As pdfkit sets them by itself. */
async function latinLetters(doc: PDFKit.PDFDocument): Promise<Letters> {
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of Object.entries(files))
    doc.registerFont(
      name,
      Buffer.from(await decompress(await readFile(resolve(`@fontsource/${file}.woff2`)))),
    )
  let lineGap = 0
  return {
    use(font, size, colour) {
      lineGap = size * 0.28
      doc.font(font).fontSize(size).fillColor(colour)
    },
    widthOf: (text) => doc.widthOfString(text),
    line: (text, x, y, box) => void doc.text(text, x, y, { ...box, lineBreak: false }),
    block(text, x, y, width) {
      const set = { width, lineGap }
      doc.text(text, x, y, set)
      return doc.heightOfString(text, set)
    },
  }
}

const LEADING = 1.5

/** As statements set them: shaped by HarfBuzz, and read aloud as they were written. */
async function tamilLetters(doc: PDFKit.PDFDocument): Promise<Letters> {
  const type = new Typesetter(doc, await loadFonts(''))
  let weight: Weight = 'text'
  let size = 0
  const widthOf = (text: string) => type.widthOf(text, size, weight)
  const set = (text: string, x: number, y: number) => {
    type.set(text, x, y, size, weight)
    if (type.unprintable.length > 0) throw new Error(`no font has ${type.unprintable.join(' ')}`)
  }
  return {
    use(font, given, colour) {
      weight = font === 'text' ? 'text' : 'strong'
      // Its letters are taller and wider than Latin ones of the same size, its words longer.
      size = given * (font === 'title' ? 0.76 : 0.9)
      doc.fillColor(colour)
    },
    widthOf,
    line(text, x, y, box) {
      const indent = box?.align === 'right' ? box.width - widthOf(text) : 0
      set(text, x + indent, y)
    },
    block(text, x, y, width) {
      const lines = type.wrap(text, width, size, weight)
      for (const [at, line] of lines.entries()) set(line, x, y + at * size * LEADING)
      return lines.length * size * LEADING
    },
  }
}
