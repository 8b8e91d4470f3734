import type { TrimSize } from '@panai/contract/language/vocabulary'
import { type Extent, frontWithBleed, PRINT_RESOLUTION, trims } from '@panai/contract/manuscripts/book-making'
import type { CoverFinding } from '@panai/contract/manuscripts/covers'
import sharp from 'sharp'
import { LEAST_RESOLUTION } from '../check/pictures.ts'
import { MOST_PIXELS } from '../each-picture.ts'
import { fitPicture, type PictureFit } from './fit-picture.ts'
import { type Palette, paletteOf } from './palette.ts'

const QUALITY = 92

/** Of the author's picture on the back, in millimetres. */
export const PORTRAIT: Extent = { width: 24, height: 30 }

export type CoverPictures = {
  /** The author's picture, cut to the front with its bleed; null: none that can be printed. */
  front: { jpeg: Buffer; palette: Palette } | null
  portrait: Buffer | null
  findings: CoverFinding[]
}

/** @param file the picture of the cover; what can't be read counts as none. @param portrait the author's. */
export async function readCoverPictures(
  file: string,
  portrait: Buffer | null,
  size: TrimSize,
): Promise<CoverPictures> {
  const findings: CoverFinding[] = []
  const front = await place(file, frontWithBleed(trims[size]))
  if (!front) findings.push({ kind: 'picture_missing', dpi: null, percent: null })
  else findings.push(...findingsOfFront(front.fit))
  const face = portrait && (await place(portrait, PORTRAIT))
  if (!face) findings.push({ kind: 'no_portrait', dpi: null, percent: null })
  else findings.push(...findingsOfPortrait(face.fit))
  const isPrinted = front?.fit.verdict === 'fits' || front?.fit.verdict === 'small'
  return {
    front: isPrinted ? { jpeg: front.jpeg, palette: paletteOf(await meanOf(front.jpeg)) } : null,
    portrait: face && face.fit.dpi >= LEAST_RESOLUTION ? face.jpeg : null,
    findings,
  }
}

function findingsOfFront({ verdict, dpi, cut, isCut }: PictureFit): CoverFinding[] {
  const percent = Math.round(cut * 100)
  if (verdict === 'other_shape') return [{ kind: 'picture_other_shape', dpi: null, percent }]
  if (verdict === 'too_small') return [{ kind: 'picture_too_small', dpi, percent: null }]
  const found: CoverFinding[] = []
  if (verdict === 'small') found.push({ kind: 'picture_small', dpi, percent: null })
  if (isCut) found.push({ kind: 'picture_cut', dpi: null, percent })
  return found
}

/** It may be of any shape: what is cut away is beside the face. */
function findingsOfPortrait({ dpi }: PictureFit): CoverFinding[] {
  if (dpi >= PRINT_RESOLUTION) return []
  return [{ kind: dpi < LEAST_RESOLUTION ? 'portrait_too_small' : 'portrait_small', dpi, percent: null }]
}

/** Fills a place with a picture, in all dots that it has; null where it can't be read. */
async function place(
  from: string | Buffer,
  extent: Extent,
): Promise<{ jpeg: Buffer; fit: PictureFit } | null> {
  try {
    const { width, height } = await sharp(from, { limitInputPixels: MOST_PIXELS }).metadata()
    const dots = Math.min(width / extent.width, height / extent.height)
    const jpeg = await sharp(from, { limitInputPixels: MOST_PIXELS })
      .flatten({ background: 'white' })
      .resize({
        width: Math.max(1, Math.round(dots * extent.width)),
        height: Math.max(1, Math.round(dots * extent.height)),
        fit: 'cover',
      })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer()
    return { jpeg, fit: fitPicture({ width, height }, extent) }
  } catch {
    return null
  }
}

async function meanOf(picture: Buffer): Promise<[number, number, number]> {
  const [red = 0, green = 0, blue = 0] = await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer()
  return [red, green, blue]
}
