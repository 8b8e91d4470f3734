import sharp from 'sharp'
import { MOST_PIXELS } from '../each-picture.ts'
import { type PageLayout, textHeight, textWidth } from './page-layout.ts'

const MM_PER_INCH = 25.4
/** Of the height of the text: its caption stands below it. */
const MOST_OF_PAGE = 0.85
const QUALITY = 92

/** A picture as it is printed: greys in all dots that it has. */
export type BookPicture = { bytes: Buffer; file: string; widthInches: number; width: number; height: number }

export async function toGreys(bytes: Buffer, number: number): Promise<Omit<BookPicture, 'widthInches'>> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .flatten({ background: 'white' })
    .toColourspace('b-w')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, file: `picture-${number}.jpg`, width: info.width, height: info.height }
}

/** As wide as in the manuscript, as far as the page has room. In millimetres. */
export function placePicture(
  { file, widthInches, width, height }: BookPicture,
  layout: PageLayout,
): { file: string; width: number } {
  const wanted = widthInches > 0 ? widthInches * MM_PER_INCH : textWidth(layout)
  const highest = (textHeight(layout) * MOST_OF_PAGE * width) / height
  return { file, width: Math.min(wanted, textWidth(layout), highest) }
}
