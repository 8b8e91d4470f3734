import type { TrimSize } from '@panai/contract/language/vocabulary'
import { type Extent, trims } from '@panai/contract/manuscripts/book-making'
import {
  INDENT,
  insideFor,
  lineDistance,
  textAreas,
  typeOfScript,
} from '@panai/contract/manuscripts/text-area'

/** How the pages of one size are set: distances in millimetres, type in points. */
export type PageLayout = {
  readonly trim: Extent
  /** `inside` is the edge at the spine, where the binding takes some of the paper. */
  readonly margin: {
    readonly top: number
    readonly bottom: number
    readonly inside: number
    readonly outside: number
  }
  readonly type: { readonly latin: number; readonly tamil: number; readonly line: number }
  /** Of the first line of a paragraph, in points. */
  readonly indent: number
}

/** Nobody knows yet how thick the book becomes: most novels are no thicker than this. */
const USUAL_PAGES = 300

/** As the book will be printed, with Tamil's distance between its lines for all. */
export function pageLayout(size: TrimSize): PageLayout {
  const { type, outside, top, bottom } = textAreas[size]
  const tamil = type - typeOfScript.indian.smaller
  return {
    trim: trims[size],
    margin: { top, bottom, outside, inside: insideFor(USUAL_PAGES) },
    type: { latin: type, tamil, line: lineDistance(size) },
    indent: tamil * INDENT,
  }
}
