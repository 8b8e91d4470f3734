import sharp from 'sharp'
import { INPUT, OUTPUT } from '../../untrusted-files/task.ts'
import { encodeOriginal, meanColour } from './encode-picture.ts'
import type { PictureFinding } from './picture-finding.ts'

const MOST_PIXELS = 40_000_000

// Whatever else the library can read, an SVG or a PDF above all, is not even tried.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((kind) => `VipsForeignLoad${kind}`),
})
sharp.concurrency(1)

/** Decodes the picture and re-encodes it, without anything that it says about where and with what it was taken. */
export async function decodePicture(types: readonly string[]): Promise<PictureFinding> {
  try {
    const { format, compression, width, height } = await sharp(INPUT, { limitInputPixels: false }).metadata()
    // The same box holds pictures of another coding, which has patents and bugs of its own.
    if (format === 'heif' && compression !== 'av1') return { problem: 'type' }
    if (!types.includes(`image/${format === 'heif' ? 'avif' : format}`)) return { problem: 'type' }
    if (width * height > MOST_PIXELS) return { problem: 'pixels' }
    const written = await encodeOriginal(sharp(INPUT, { limitInputPixels: MOST_PIXELS })).toFile(OUTPUT)
    return { width: written.width, height: written.height, placeholder: await meanColour(OUTPUT) }
  } catch {
    return { problem: 'type' }
  }
}
