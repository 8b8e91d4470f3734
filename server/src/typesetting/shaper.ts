import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'

/** A glyph and its place, in units of the font. */
export type ShapedGlyph = { id: number; xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }

export type Shape = (cluster: string) => readonly ShapedGlyph[]

/**
 * HarfBuzz with that font. What pdfkit shapes with ends in an error for Malayalam letters without a vowel, and joins some of Telugu
 * and Kannada wrongly.
 */
export function createShaper(bytes: Uint8Array): Shape {
  const font = new Font(new Face(new Blob(bytes), 0))
  const known = new Map<string, ShapedGlyph[]>()

  function shapeAnew(cluster: string): ShapedGlyph[] {
    const text = new Text()
    text.addText(cluster)
    text.guessSegmentProperties()
    shape(font, text)
    const places = text.getGlyphPositions()
    return text.getGlyphInfos().map(({ codepoint: id }, at) => {
      const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {}
      return { id, xAdvance, yAdvance, xOffset, yOffset }
    })
  }

  return (cluster) => {
    const before = known.get(cluster)
    if (before) return before
    const shaped = shapeAnew(cluster)
    known.set(cluster, shaped)
    return shaped
  }
}
