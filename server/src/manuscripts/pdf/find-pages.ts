import type { Pdf } from '../../formats/pdf/pdf.ts'
import { type PdfDictionary, PdfReference, type PdfValue } from '../../formats/pdf/pdf-value.ts'
import { type Box, boxAround, shared } from './boxes.ts'

/** No more are counted: of a file with so many it is enough to know that they are too many. */
export const MOST_COUNTED = 20_000
/** As in the standard, where a file does not say. */
const LETTER: Box = { left: 0, bottom: 0, right: 612, top: 792 }
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const

export type PdfPage = {
  dictionary: PdfDictionary
  /** The sheet, and everything that can be printed. */
  media: Box
  /** What is left when the knife has been: `TrimBox`, else what is shown of the page. */
  trim: Box
  /** Points of 1/72 inch in one unit of the page. */
  unit: number
  /** Lies on its side when it is shown. */
  isTurned: boolean
}

/** The pages in their order, each with what it has of the nodes above it. Nodes that lead back to themselves are left out. */
export function findPages(pdf: Pdf): PdfPage[] {
  const pages: PdfPage[] = []
  const seen = new Set<number>()
  const waiting: { node: PdfValue; above: PdfDictionary }[] = [
    { node: pdf.catalog.get('Pages') ?? null, above: new Map() },
  ]
  for (let next = waiting.pop(); next && pages.length < MOST_COUNTED; next = waiting.pop()) {
    const { node, above } = next
    const found = pdf.dictionary(node)
    if (!found) continue
    const dictionary = withAbove(found, above)
    const kids = pdf.array(found.get('Kids'))
    if (!kids) {
      pages.push(pageOf(pdf, dictionary))
      continue
    }
    if (node instanceof PdfReference) {
      if (seen.has(node.number)) continue
      seen.add(node.number)
    }
    for (const kid of kids.slice(0, MOST_COUNTED).reverse()) waiting.push({ node: kid, above: dictionary })
  }
  return pages
}

function withAbove(own: PdfDictionary, above: PdfDictionary): PdfDictionary {
  const made = new Map(own)
  for (const key of inherited) {
    const held = above.get(key)
    if (held !== undefined && !made.has(key)) made.set(key, held)
  }
  return made
}

function pageOf(pdf: Pdf, dictionary: PdfDictionary): PdfPage {
  const boxOf = (key: string) => readBox(pdf, dictionary.get(key))
  const media = boxOf('MediaBox') ?? LETTER
  const within = (box: Box | null) => box && shared(box, media)
  const trim = within(boxOf('TrimBox')) ?? within(boxOf('CropBox')) ?? media
  const unit = pdf.number(dictionary.get('UserUnit')) ?? 1
  const turns = (pdf.number(dictionary.get('Rotate')) ?? 0) / 90
  return { dictionary, media, trim, unit: unit > 0 ? unit : 1, isTurned: Math.abs(turns % 2) === 1 }
}

/** Its corners may be named in either order. */
function readBox(pdf: Pdf, value: PdfValue | undefined): Box | null {
  const [x, y, toX, toY] = (pdf.array(value) ?? []).map((side) => pdf.number(side))
  if (x == null || y == null || toX == null || toY == null) return null
  const box = boxAround([
    [x, y],
    [toX, toY],
  ])
  return box.left < box.right && box.bottom < box.top ? box : null
}
