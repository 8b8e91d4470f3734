import { keepInitials } from '@panai/contract/language/keep-initials'
import { findLineParts } from '@panai/contract/language/letter-clusters'
import { findPieces, fontRuns, isFromTheRight } from './font-runs.ts'
import { letterCode } from './letter-code.ts'
import type { FontFile, Weight } from './load-fonts.ts'
import type { Letters, ShapedGlyph } from './open-font.ts'

type Face = Letters & { name: string; weight: Weight; embedded: Embedded }
/** A stretch of text that one font has all characters of. */
type Run = { face: Face; text: string; width: number; marks: readonly Mark[] }
/** What is drawn and not read, in thousandths of the type's size. */
type Mark = { id: number; x: number; y: number }

/** What pdfkit keeps of a font that it embeds, as far as we set words with it ourselves. */
type Embedded = {
  font: {
    getGlyph: (id: number) => { advanceWidth: number; path: { toSVG: () => string } }
    glyphForCodePoint: (codePoint: number) => { id: number }
  }
  /** Makes thousandths of the type's size of the font's own units. */
  scale: number
  /** In thousandths of the type's size. */
  ascender: number
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
  readonly #unprintable = new Set<string>()

  constructor(doc: PDFKit.PDFDocument, files: readonly FontFile[]) {
    this.#doc = doc
    for (const { name, weight, bytes, shape, has } of files) {
      doc.registerFont(name, bytes).font(name)
      const embedded = (doc as PDFKit.PDFDocument & { _font: Embedded })._font // what `font` has just set; its types leave it out
      const face = { name, weight, embedded, shape, has }
      embedded.widthOfString = (text, size) => (widthOf(face, text) * size) / 1000
      readsAsWritten(face)
      this.#faces.push(face)
    }
  }

  /** The letters so far that no font has; each is set as its code, such as [U+6F22]. */
  get unprintable(): readonly string[] {
    return [...this.#unprintable]
  }

  widthOf(text: string, size: number, weight: Weight = 'text'): number {
    return (this.#split(text, weight).reduce((sum, { width }) => sum + width, 0) * size) / 1000
  }

  /** One line, with its top left corner there, in points. All its fonts stand on the line of the first, however high they reach. */
  set(text: string, x: number, y: number, size: number, weight: Weight = 'text'): void {
    const first = this.#faces.find((face) => face.weight === weight)
    const foot = y + ((first?.embedded.ascender ?? 0) * size) / 1000
    let pen = x
    for (const { face, text: part, width, marks } of this.#split(text, weight)) {
      this.#doc
        .font(face.name)
        .fontSize(size)
        .text(part, pen, foot, { lineBreak: false, baseline: 'alphabetic' })
      // As outlines: as text a reader would take them for letters.
      for (const { id, x: right, y: up } of marks) {
        const scale = (face.embedded.scale * size) / 1000
        const outline = face.embedded.font.getGlyph(id).path.toSVG()
        const [left, top] = [pen + (right * size) / 1000, foot - (up * size) / 1000]
        this.#doc.save().translate(left, top).scale(scale, -scale).path(outline).fill().restore()
      }
      pen += (width * size) / 1000
    }
  }

  /** The text in lines that are no wider. A word that is wider by itself is broken between letters. */
  wrap(text: string, most: number, size: number, weight: Weight = 'text'): string[] {
    const lines: string[] = []
    let line = ''
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

  /** The text, or as much of it as is no wider, with an ellipsis. */
  cut(text: string, most: number, size: number, weight: Weight = 'text'): string {
    if (this.widthOf(text, size, weight) <= most) return text
    const parts = findLineParts(text)
    while (parts.length > 0 && this.widthOf(`${parts.join('').trimEnd()}…`, size, weight) > most) parts.pop()
    return `${parts.join('').trimEnd()}…`
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
    const runs = fontRuns(text, faces).flatMap(({ font, text: part }) => {
      if (font) return [runOf(font, part)]
      this.#unprintable.add(part)
      return fontRuns(letterCode(part), faces).flatMap((code) =>
        code.font ? [runOf(code.font, code.text)] : [],
      )
    })
    this.#runs.set(key, runs)
    return runs
  }
}

function runOf(face: Face, text: string): Run {
  return { face, text, width: widthOf(face, text), marks: marksOf(face, text) }
}

/** In thousandths of the type's size. */
function widthOf({ embedded, shape }: Pick<Face, 'embedded' | 'shape'>, text: string): number {
  const advances = findPieces(text).flatMap((piece) => shape(piece).map(({ xAdvance }) => xAdvance))
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
    for (const piece of findPieces(text)) {
      const glyphs = shape(piece)
      const letters = [...piece.normalize('NFD')].map(codePointOf)
      const isAsWritten =
        glyphs.length === letters.length &&
        !isFromTheRight(piece) &&
        glyphs.every(({ id }, at) => id === embedded.font.glyphForCodePoint(letters[at] ?? 0).id)
      const meanings = isFromTheRight(piece)
        ? lettersFromTheRight(piece, glyphs)
        : lettersInOrder(letters, glyphs.length)
      for (const [number, { id, at: _, ...place }] of glyphs.entries()) {
        const standsFor = meanings[number]
        if (standsFor === null || standsFor === undefined) continue
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

const codePointOf = (letter: string) => letter.codePointAt(0) ?? 0

/** The letters of a syllable for its glyphs, in the order of writing: the first has those that are left over. */
function lettersInOrder(letters: readonly number[], glyphs: number): number[][] {
  const first = Math.max(1, letters.length - glyphs + 1)
  return Array.from({ length: glyphs }, (_, at) =>
    at === 0 ? letters.slice(0, first) : letters.slice(first + at - 1, first + at),
  )
}

/**
 * Glyphs from the right are drawn last letter first; who reads the file turns them round. Of several for one letter the widest stands
 * for it; the others, its dots and vowels, stand for nothing (null).
 */
function lettersFromTheRight(piece: string, glyphs: readonly ShapedGlyph[]): (number[] | null)[] {
  const starts = [...new Set(glyphs.map(({ at }) => at))].sort((one, other) => one - other)
  return glyphs.map((glyph) => {
    const ofOne = glyphs.filter(({ at }) => at === glyph.at)
    const widest = ofOne.reduce((most, one) => (one.xAdvance > most.xAdvance ? one : most))
    if (glyph !== widest) return null
    return [...piece.slice(glyph.at, starts[starts.indexOf(glyph.at) + 1])].map(codePointOf)
  })
}

/** The glyphs of a run that stand for nothing, with their places in thousandths of the type's size. */
function marksOf({ embedded: { scale }, shape }: Face, text: string): Mark[] {
  const marks: Mark[] = []
  let pen = 0
  for (const piece of findPieces(text)) {
    const glyphs = shape(piece)
    const meanings = isFromTheRight(piece) ? lettersFromTheRight(piece, glyphs) : []
    for (const [number, { id, xAdvance, xOffset, yOffset }] of glyphs.entries()) {
      if (meanings[number] === null) marks.push({ id, x: (pen + xOffset) * scale, y: yOffset * scale })
      pen += xAdvance
    }
  }
  return marks
}
