import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Where the home page has its pictures. */
export const drawn = path.resolve(import.meta.dirname, '../src/features/home/drawn')

/** An SVG as AVIF and WebP, `name-{width}`, once for each width in px. */
export async function writePicture(name: string, svg: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const image = sharp(Buffer.from(svg)).resize(width)
    await writeFile(
      path.join(drawn, `${name}-${width}.avif`),
      await image.avif({ quality: 58, effort: 8 }).toBuffer(),
    )
    await writeFile(
      path.join(drawn, `${name}-${width}.webp`),
      await image.webp({ quality: 80, effort: 6 }).toBuffer(),
    )
  }
}
