import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Bytes above which a picture is packed harder. */
const heavy = 120_000

/** Bytes of every picture written, for the report at the end. */
export const written: { file: string; bytes: number }[] = []

/** WebP of an SVG at its own size: exact where flat colour makes that the smaller file, else close to it. */
export async function writeWebp(file: string, svg: string): Promise<void> {
  const image = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' })
  const exact = await image.clone().webp({ lossless: true, effort: 4 }).toBuffer()
  const close = await image.clone().webp({ quality: 80, effort: 5 }).toBuffer()
  if (exact.length <= close.length * 1.15) await keep(file, exact)
  else if (close.length <= heavy) await keep(file, close)
  else await keep(file, await image.webp({ quality: 64, effort: 5 }).toBuffer())
}

export async function writePng(file: string, svg: string, width: number, height = width): Promise<void> {
  await keep(file, await pngOf(svg, width, height))
}

export function pngOf(svg: string, width: number, height = width): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(width, height)
    .png({ compressionLevel: 9, palette: true, effort: 8 })
    .toBuffer()
}

/** Writes only what differs, so that drawing again leaves the dates of unchanged files alone. */
export async function keep(file: string, content: Buffer | string): Promise<void> {
  const bytes = Buffer.from(content)
  written.push({ file, bytes: bytes.length })
  const before = await readFile(file).catch(() => undefined)
  if (before?.equals(bytes)) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
