import { coverRule, MOST_COVER_PIXELS } from '@panai/contract/submission-rules'
import sharp from 'sharp'
import { encodeOriginal, meanColour } from '../../pictures/encode-picture.ts'
import type { CoverFinding } from './findings.ts'

// Whatever else the library can read, an SVG above all, is not even tried.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((kind) => `VipsForeignLoad${kind}`),
})
sharp.concurrency(1)

/** Decodes a picture and writes it anew, without anything that it says about where and with what it was taken. */
export async function inspectCover({ from, to }: { from: string; to: string }): Promise<CoverFinding> {
  try {
    const { format, width, height } = await sharp(from, { limitInputPixels: false }).metadata()
    const type = `image/${format === 'heif' ? 'avif' : format}`
    if (!coverRule.types.some((known) => known === type)) return { problem: 'type' }
    if (width * height > MOST_COVER_PIXELS) return { problem: 'pixels' }
    const written = await encodeOriginal(sharp(from, { limitInputPixels: MOST_COVER_PIXELS })).toFile(to)
    return { width: written.width, height: written.height, placeholder: await meanColour(to) }
  } catch {
    return { problem: 'type' }
  }
}
