import type { TrimSize } from '../language/vocabulary.ts'
import type { Interior } from '../royalties/calculator-rates.ts'

/**
 * Sizes and distances of a printed book, all in millimetres: for the guidelines that authors read and the documents that they
 * download. What is called assumed is the house's own estimate; the press measures the paper again before a book is printed.
 */

export type Extent = { readonly width: number; readonly height: number }

export const MM_PER_INCH = 25.4

const inches = (width: number, height: number): Extent => ({
  width: width * MM_PER_INCH,
  height: height * MM_PER_INCH,
})

export const trims: Record<TrimSize, Extent> = {
  '5 X 7 in': inches(5, 7),
  '5 X 8 in': inches(5, 8),
  '5.5 X 8.5 in': inches(5.5, 8.5),
  '6 X 9 in': inches(6, 9),
  '7 X 9 in': inches(7, 9),
  '8 X 11 in': inches(8, 11),
  '8.5 X 8.5 in': inches(8.5, 8.5),
  A4: { width: 210, height: 297 },
}

/** What a picture on the cover reaches beyond the trim, and the knife takes away. */
export const BLEED = 3
/** Words and faces stay so far inside the trim and the folds. */
export const SAFE_DISTANCE = 6
/** Dots an inch, of a picture at the size at which it is printed. */
export const PRINT_RESOLUTION = 300
/** The spine of a book of fewer pages carries no words: the fold may fall to either side of them. */
export const FEWEST_PAGES_OF_LETTERED_SPINE = 80
/** Words on the spine stay so far away from the folds on both sides. */
export const SPINE_DISTANCE = 1
/** White room for the barcode on the back, and how far it keeps from the trim and the spine. */
export const BARCODE = { width: 50, height: 30, distance: 10 } as const

/** Assumed: how much one page, which is one side of a leaf, adds to the thickness. */
export const pageThickness: Record<Interior, number> = {
  'B & W cream paper': 0.065,
  'B & W White paper': 0.056,
  'Standard colour with White paper': 0.06,
}
/** Assumed: what the card of a soft cover, and the two boards of a hard one, add to the thickness. */
export const coverThickness = { 'Soft Cover': 0.5, 'Hard Cover': 6 } as const

/** To a tenth of a millimetre. An odd number of pages counts as the even one above it, for a leaf has two. */
export function spineWidth(
  pages: number,
  interior: Interior,
  binding: keyof typeof coverThickness = 'Soft Cover',
): number {
  const thickness = 2 * Math.ceil(pages / 2) * pageThickness[interior]
  return Math.round((thickness + coverThickness[binding]) * 10) / 10
}

/** The whole sheet of a soft cover: back, spine and front, with the bleed on its four sides. */
export function coverSheet(trim: Extent, spine: number): Extent {
  return { width: 2 * trim.width + spine + 2 * BLEED, height: trim.height + 2 * BLEED }
}

/** The front as it is printed: bleed at the head, the foot and the outer side. */
export function frontWithBleed(trim: Extent): Extent {
  return { width: trim.width + BLEED, height: trim.height + 2 * BLEED }
}

/** How many pixels a picture needs along an edge that is printed so long. */
export function pixelsFor(millimetres: number): number {
  return Math.ceil(Number(((millimetres / MM_PER_INCH) * PRINT_RESOLUTION).toFixed(3)))
}
