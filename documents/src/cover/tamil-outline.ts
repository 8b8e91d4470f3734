import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Buffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-serif-tamil/files/noto-serif-tamil-tamil-wght-normal.woff2',
)
const face = new Face(new Blob(await decompress(await readFile(file))))
const font = new Font(face)
font.setVariations([new Variation('wght', 560)])

/** A word as outlines: path data with one em = 1000 units, its baseline at y = 0, y downwards; and how far it reaches. */
export type Outline = { readonly path: string; readonly width: number }

/** Shaped as it must be, or letter after letter as a program does that doesn't know the script. */
export function tamilOutline(word: string, shaped: boolean): Outline {
  const buffer = new Buffer()
  buffer.addText(word)
  buffer.setDirection(Direction.LTR)
  buffer.setScript(shaped ? 'Taml' : 'Latn')
  shape(font, buffer)
  const scale = 1000 / face.upem
  const places = buffer.getGlyphPositions()
  let pen = 0
  let path = ''
  for (const [at, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {}
    for (const { type, values } of font.glyphToJson(glyph))
      path +=
        type +
        values
          .map((value, index) =>
            index % 2 === 0 ? pen + (value + xOffset) * scale : -(value + yOffset) * scale,
          )
          .map((value) => value.toFixed(1))
          .join(' ')
    pen += xAdvance * scale
  }
  return { path, width: pen }
}
