import { frontWithBleed, pixelsFor, trims } from '@panai/contract/manuscripts/book-making'
import sharp, { type Sharp } from 'sharp'

// Every picture is decoded to be stored or to make one size that is kept: a cache of decoded ones would hold memory for nothing.
sharp.cache(false)

/** The front of the largest book is printed of what we keep. In pixels. */
const LONGEST_SIDE = Math.max(...Object.values(trims).map((trim) => pixelsFor(frontWithBleed(trim).height)))

/** The form in which a picture from outside is kept: upright, of a sensible size, without all that it says about itself. */
export function encodeOriginal(picture: Sharp): Sharp {
  return picture
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, effort: 3 })
}

/** One colour that stands for a picture while it is not there yet. */
export async function meanColour(picture: Uint8Array | string): Promise<string> {
  const pixel = await sharp(picture)
    .resize(1, 1)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
