import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'

/** A glyph and its place, in units of the font. */
export type ShapedGlyph = {
  id: number
  /** Where in the text the letters begin that it stands for. */
  at: number
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
}

/** What a font can set. */
export type Letters = {
  shape: (piece: string) => readonly ShapedGlyph[]
  /** Whether it has all of a piece that is drawn. */
  has: (piece: string) => boolean
}

/** What joins letters or keeps them apart, and is not drawn itself. */
const invisible = /^\p{Default_Ignorable_Code_Point}$/u

/**
 * HarfBuzz with that font. What pdfkit shapes with ends in an error for Malayalam letters without a vowel, and joins some of Telugu
 * and Kannada wrongly.
 */
export function openFont(bytes: Uint8Array): Letters {
  const face = new Face(new Blob(bytes), 0)
  const font = new Font(face)
  const codes = new Set(face.collectUnicodes())
  const known = new Map<string, ShapedGlyph[]>()

  function shapeAnew(piece: string): ShapedGlyph[] {
    const text = new Text()
    text.addText(piece)
    text.guessSegmentProperties()
    shape(font, text)
    const places = text.getGlyphPositions()
    return text.getGlyphInfos().map(({ codepoint: id, cluster: at }, number) => {
      const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = places[number] ?? {}
      return { id, at, xAdvance, yAdvance, xOffset, yOffset }
    })
  }

  return {
    shape(piece) {
      const before = known.get(piece)
      if (before) return before
      const shaped = shapeAnew(piece)
      known.set(piece, shaped)
      return shaped
    },
    has: (piece) =>
      [...piece].every((letter) => invisible.test(letter) || codes.has(letter.codePointAt(0) ?? 0)),
  }
}
