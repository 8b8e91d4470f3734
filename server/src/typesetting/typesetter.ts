import { keepInitials } from '@panai/contract/keep-initials'
import { findClusters, findLineParts } from '@panai/contract/letter-clusters'
import type { FontFile, Weight } from './fonts.ts'
import { MissingLetters } from './missing-letters.ts'
import type { Shape } from './shaper.ts'

type Face = { name: string; weight: Weight; embedded: Embedded; shape: Shape }
/** A stretch of text that one font has all characters of. */
type Run = { name: string; text: string; width: number }

/** What pdfkit keeps of a font that it embeds, as far as we set words with it ourselves. */
type Embedded = {
  font: {
    getGlyph: (id: number) => { advanceWidth: number }
    glyphForCodePoint: (codePoint: number) => { id: number }
    hasGlyphForCodePoint: (codePoint: number) => boolean
  }
  /** Makes thousandths of the type's size of the font's own units. */
  scale: number
  subset: { glyphs: number[]; includeGlyph: (id: number) => number }
  unicode: (readonly number[] | undefined)[]
  widths: (number | undefined)[]
  encode: (text: string) => [codes: string[], positions: Position[]]
  widthOfString: (text: string, size: number) => number
}
type Position = {
  advanceWidth: number
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
}

/**
 * Sets lines in which scripts are mixed: each stretch with the font that has it, shaped by the rules of its script. What is copied
 * or searched in the file reads as it was written, although Tamil draws some vowel signs before the letter that they follow.
 */
export class Typesetter {
  readonly #doc: PDFKit.PDFDocument
  readonly #faces: Face[] = []
  readonly #runs = new Map<string, Run[]>()

  constructor(doc: PDFKit.PDFDocument, files: readonly FontFile[]) {
    this.#doc = doc
    for (const { name, weight, bytes, shape } of files) {
      doc.registerFont(name, bytes).font(name)
      const embedded = (doc as unknown as { _font: Embedded })._font // what `font` has just set; its types leave it out
      const face = { name, weight, embedded, shape }
      embedded.widthOfString = (text, size) => (widthOf(face, text) * size) / 1000
      readsAsWritten(face)
      this.#faces.push(face)
    }
  }

  widthOf(text: string, size: number, weight: Weight = 'text'): number {
    return (this.#split(text, weight).reduce((sum, { width }) => sum + width, 0) * size) / 1000
  }

  /** One line, with its top left corner there, in points. */
  set(text: string, x: number, y: number, size: number, weight: Weight = 'text'): void {
    let pen = x
    for (const { name, text: part, width } of this.#split(text, weight)) {
      this.#doc.font(name).fontSize(size).text(part, pen, y, { lineBreak: false })
      pen += (width * size) / 1000
    }
  }

  /** The text in lines that are no wider. A word that is wider by itself is broken between letters. */
  wrap(text: string, most: number, size: number, weight: Weight = 'text'): string[] {
    const lines: string[] = []
    let line = ''
    this.#split(text, weight) // which names all letters of the text that are missing, not those of its first such word
    const words = keepInitials(text).split(' ')
    for (const word of words.flatMap((word) => this.#pieces(word, most, size, weight))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && this.widthOf(longer, size, weight) > most) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  }

  #pieces(word: string, most: number, size: number, weight: Weight): string[] {
    if (this.widthOf(word, size, weight) <= most) return [word]
    const pieces: string[] = ['']
    for (const cluster of findLineParts(word)) {
      const longer = `${pieces.at(-1)}${cluster}`
      if (this.widthOf(longer, size, weight) > most) pieces.push(cluster)
      else pieces[pieces.length - 1] = longer
    }
    return pieces
  }

  #split(text: string, weight: Weight): Run[] {
    const key = `${weight} ${text}`
    const known = this.#runs.get(key)
    if (known) return known
    const faces = this.#faces.filter((face) => face.weight === weight)
    const parts: { face: Face; text: string }[] = []
    const missing: string[] = []
    for (const cluster of findClusters(drawn(text))) {
      const last = parts.at(-1)
      const has = ({ embedded }: Face) =>
        [...cluster].every(
          (letter) =>
            invisible.test(letter) || embedded.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
        )
      const face = last && has(last.face) ? last.face : faces.find(has)
      if (!face) missing.push(cluster)
      else if (last?.face === face) last.text += cluster
      else parts.push({ face, text: cluster })
    }
    if (missing.length > 0) throw new MissingLetters(missing)
    const runs = parts.map(({ face, text }) => ({
      name: face.name,
      text,
      width: widthOf(face, text),
    }))
    this.#runs.set(key, runs)
    return runs
  }
}

/** What joins letters or keeps them apart, and is not drawn itself. */
const invisible = /^\p{Default_Ignorable_Code_Point}$/u

/** A line break or a tab within what somebody typed is a space on paper. */
function drawn(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}

/** In thousandths of the type's size. */
function widthOf({ embedded, shape }: Pick<Face, 'embedded' | 'shape'>, text: string): number {
  const advances = findClusters(text).flatMap((cluster) => shape(cluster).map(({ xAdvance }) => xAdvance))
  return advances.reduce((sum, advance) => sum + advance * embedded.scale, 0)
}

/**
 * Lets an embedded font set what HarfBuzz shapes, and tell what its glyphs stand for as it was written. Where a vowel sign is drawn
 * before its letter, or on both sides, the glyphs are given codes of their own, which stand for the parts of the syllable in the
 * order of writing.
 */
function readsAsWritten({ embedded, shape }: Pick<Face, 'embedded' | 'shape'>): void {
  const ofItsOwn = new Map<string, number>()
  const known = new Map<string, ReturnType<Embedded['encode']>>()

  function include(id: number, codePoints: readonly number[], isOwn: boolean): number {
    const key = `${id} ${codePoints.join(' ')}`
    const before = isOwn ? ofItsOwn.get(key) : undefined
    if (before !== undefined) return before
    const code = isOwn ? embedded.subset.glyphs.push(id) - 1 : embedded.subset.includeGlyph(id)
    if (isOwn) ofItsOwn.set(key, code)
    embedded.unicode[code] ??= codePoints
    embedded.widths[code] ??= embedded.font.getGlyph(id).advanceWidth * embedded.scale
    return code
  }

  embedded.encode = (text) => {
    const before = known.get(text)
    if (before) return [[...before[0]], before[1].map((position) => ({ ...position }))]
    const codes: string[] = []
    const places: Position[] = []
    for (const cluster of findClusters(text)) {
      const glyphs = shape(cluster)
      const letters = [...cluster.normalize('NFD')].map((letter) => letter.codePointAt(0) ?? 0)
      const first = Math.max(1, letters.length - glyphs.length + 1)
      const isAsWritten =
        glyphs.length === letters.length &&
        glyphs.every(({ id }, at) => id === embedded.font.glyphForCodePoint(letters[at] ?? 0).id)
      for (const [at, { id, ...place }] of glyphs.entries()) {
        const standsFor = at === 0 ? letters.slice(0, first) : letters.slice(first + at - 1, first + at)
        codes.push(include(id, standsFor, !isAsWritten).toString(16).padStart(4, '0'))
        const { scale } = embedded
        places.push({
          xAdvance: place.xAdvance * scale,
          yAdvance: place.yAdvance * scale,
          xOffset: place.xOffset * scale,
          yOffset: place.yOffset * scale,
          advanceWidth: embedded.font.getGlyph(id).advanceWidth * scale,
        })
      }
    }
    known.set(text, [codes, places])
    return [[...codes], places.map((position) => ({ ...position }))]
  }
}
