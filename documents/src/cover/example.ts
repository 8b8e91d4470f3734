import { coverSheet, type Extent, spineWidth, trims } from '@panai/contract/manuscripts/book-making'
import type { Interior } from '@panai/contract/royalties/calculator-rates'

/** The book that the guidelines draw and reckon with: lengths in millimetres. */
export type Example = {
  readonly pages: number
  readonly interior: Interior
  readonly trim: Extent
  readonly spine: number
  readonly whole: Extent
}

const pages = 200
const interior = 'B & W cream paper'
const trim = trims['5.5 X 8.5 in']
const spine = spineWidth(pages, interior)

export const example: Example = { pages, interior, trim, spine, whole: coverSheet(trim, spine) }
