import { type Extent, MM_PER_INCH, PRINT_RESOLUTION } from '@panai/contract/manuscripts/book-making'
import { LEAST_RESOLUTION } from '../check/pictures.ts'

/** In pixels. */
export type PictureSize = { width: number; height: number }

/** Words keep so far inside the edge that this much can be cut away unseen, in parts of the picture. */
const UNSEEN = 0.06
/** So much is never cut away: what is left would be another picture. */
const MOST_CUT = 0.25

export type PictureFit = {
  /** Dots an inch once it fills its place. */
  dpi: number
  /** How much of it is cut away then, in parts of the picture. */
  cut: number
  /** Whether its shape is seen to be another. */
  isCut: boolean
  verdict: 'fits' | 'small' | 'too_small' | 'other_shape'
}

/** How a picture fills a place of so many millimetres. */
export function fitPicture({ width, height }: PictureSize, place: Extent): PictureFit {
  const dotsPerMm = Math.min(width / place.width, height / place.height)
  const dpi = Math.floor(Number((dotsPerMm * MM_PER_INCH).toFixed(3)))
  const cut = 1 - (dotsPerMm ** 2 * place.width * place.height) / (width * height)
  return { dpi, cut, isCut: cut > UNSEEN, verdict: verdictOf(dpi, cut) }
}

function verdictOf(dpi: number, cut: number): PictureFit['verdict'] {
  if (cut > MOST_CUT) return 'other_shape'
  if (dpi < LEAST_RESOLUTION) return 'too_small'
  return dpi < PRINT_RESOLUTION ? 'small' : 'fits'
}
