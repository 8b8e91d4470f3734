import type { TrimSize } from '@panai/contract/language/vocabulary'
import { BLEED, type Extent, MM_PER_INCH, trims } from '@panai/contract/manuscripts/book-making'
import { type Box, inset } from './boxes.ts'
import type { PdfPage } from './find-pages.ts'

const POINTS_PER_INCH = 72
export const MM_PER_POINT = MM_PER_INCH / POINTS_PER_INCH
/** Programs round; and presses of other countries cut an eighth of an inch off, not 3 mm. */
const TOLERANCE = 1

export type PageSize = {
  /** In millimetres, as it is shown. */
  extent: Extent
  /** null: none of ours. */
  trim: TrimSize | null
  /** Where the knife goes, in the units of the page. */
  cut: Box
}

/** How large the printed page is. Where the whole sheet is a size of ours with bleed around it, the bleed is taken off. */
export function sizeOf({ trim: shown, unit, isTurned }: PdfPage): PageSize {
  const side = (units: number) => Math.round(units * unit * MM_PER_POINT * 10) / 10
  const [across, up] = [side(shown.right - shown.left), side(shown.top - shown.bottom)]
  const extent = isTurned ? { width: up, height: across } : { width: across, height: up }
  const exact = trimOf(extent)
  if (exact) return { extent, trim: exact, cut: shown }
  const without = { width: extent.width - 2 * BLEED, height: extent.height - 2 * BLEED }
  const bled = trimOf(without)
  if (!bled) return { extent, trim: null, cut: shown }
  return { extent: without, trim: bled, cut: inset(shown, BLEED / MM_PER_POINT / unit) }
}

function trimOf({ width, height }: Extent): TrimSize | null {
  const near = (one: number, other: number) => Math.abs(one - other) <= TOLERANCE
  const found = Object.entries(trims).find(([, size]) => near(size.width, width) && near(size.height, height))
  return (found?.[0] as TrimSize | undefined) ?? null // the names of the record
}
