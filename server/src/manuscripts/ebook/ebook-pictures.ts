import sharp from 'sharp'
import { MOST_PIXELS } from '../each-picture.ts'

/** A screen shows no more dots of a picture; of the cover stores ask for more. */
const LONGEST = { picture: 1_600, cover: 2_560 }
const QUALITY = 85

export type EbookPicture = { file: string; bytes: Buffer }

/** One within the text, in its colours. */
export async function readEbookPicture(bytes: Buffer, number: number): Promise<EbookPicture> {
  return { bytes: await toJpeg(bytes, 'picture'), file: `picture-${number}.jpg` }
}

/** The picture of the cover. Every reader shows JPEG; WebP, in which we keep it, is too young for many. */
export async function readCover(picture: Buffer): Promise<EbookPicture> {
  return { bytes: await toJpeg(picture, 'cover'), file: 'cover.jpg' }
}

function toJpeg(bytes: Buffer, use: keyof typeof LONGEST): Promise<Buffer> {
  const side = LONGEST[use]
  return sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .flatten({ background: 'white' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
