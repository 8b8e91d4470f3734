// Draws all pictures of the home page and its film. The film needs ffmpeg (Debian package `ffmpeg`), the pictures don't.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { encodings, openEncoder } from './encode.ts'
import { frameAt, height, length, width } from './film.ts'
import { spotlight } from './spotlight.ts'

/** Where the home page has its pictures. */
const drawn = path.resolve(import.meta.dirname, '../src/features/home/drawn')
const rate = 24

await mkdir(drawn, { recursive: true })
await writePicture('spotlight-wide', spotlight(1280, 720), [640, 960, 1280])
await writePicture('spotlight-tall', spotlight(720, 840), [360, 720])
await writePicture('poster', frameAt(0), [640, 960, 1280])
await drawFilm()

async function drawFilm(): Promise<void> {
  const encoders = Object.entries(encodings).map(([ending, encoding]) =>
    openEncoder(path.join(drawn, `film.${ending}`), encoding, { width, height, rate }),
  )
  for (let frame = 0; frame < length * rate; frame++) {
    const pixels = await sharp(Buffer.from(frameAt(frame / rate)))
      .removeAlpha()
      .raw()
      .toBuffer()
    await Promise.all(encoders.map(({ write }) => write(pixels)))
  }
  await Promise.all(encoders.map(({ finish }) => finish()))
}

/** An SVG as AVIF and WebP, `name-{width}`, once for each width in px. */
async function writePicture(name: string, svg: string, widths: readonly number[]): Promise<void> {
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
