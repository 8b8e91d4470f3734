import { brand } from '@panai/contract/brand/brand'
import sharp from 'sharp'

const WIDTH = 1_200
const HEIGHT = 630
const MARGIN = 45

/** The picture of link previews: the whole cover, never cropped, on a leaf-coloured ground. */
export async function drawShareCard(original: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(original)
    .resize({ width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: brand.colours.leaf } })
    .composite([
      {
        input: data,
        left: Math.round((WIDTH - info.width) / 2),
        top: Math.round((HEIGHT - info.height) / 2),
      },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
