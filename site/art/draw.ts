// Draws all pictures of the home page and its film. The film needs ffmpeg (Debian package `ffmpeg`), the pictures don't.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { encodings, openEncoder } from './encode.ts'
import { frameAt, height, length, width } from './film.ts'
import { drawn, writePicture } from './pictures.ts'
import { spotlight } from './spotlight.ts'

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
