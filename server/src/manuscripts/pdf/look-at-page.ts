import { BLEED } from '@panai/contract/manuscripts/book-making'
import type { Pdf } from '../../formats/pdf/pdf.ts'
import { PdfScanner } from '../../formats/pdf/pdf-scanner.ts'
import { type PdfDictionary, PdfStream, type PdfValue, PdfWord } from '../../formats/pdf/pdf-value.ts'
import {
  type Box,
  boxAround,
  everywhere,
  joined,
  type Matrix,
  move,
  moveBox,
  shared,
  unmoved,
} from './boxes.ts'
import { greySpace, type Ink, inkOfColour, type Space, spaceOf } from './colours.ts'
import type { PdfPage } from './find-pages.ts'
import type { Fonts } from './fonts.ts'
import { notePicture, type PageLook, startLook } from './page-look.ts'

/** Forms that stand in forms, and states that are kept. */
const DEEPEST = 12
const MOST_STATES = 1_000
/** So often is looked at the clock. */
const WORDS_PER_LOOK = 4_096
const MOST_PARTS = 64
const nowhere: Box = { left: 0, bottom: 0, right: 0, top: 0 }
const INVISIBLE = 3

/** There is no time to look at it to its end. */
export class OutOfTime extends Error {}

type State = {
  matrix: Matrix
  clip: Box
  fill: Ink
  fillSpace: Space
  stroke: Ink
  strokeSpace: Space
  font: PdfValue
  isShown: boolean
}

/** Looks at everything that is painted on a page, where and with what ink; pictures themselves are not unpacked. @throws OutOfTime */
export function lookAtPage(pdf: Pdf, fonts: Fonts, page: PdfPage, until: number): PageLook {
  const look = startLook(page)
  const contents = pdf.resolve(page.dictionary.get('Contents'))
  const parts = Array.isArray(contents) ? contents : [contents]
  const texts = parts.map((part) => (pdf.resolve(part) === null ? '' : pdf.bytesOf(part)))
  if (texts.includes(null)) look.isUnread = true
  new Painter(pdf, fonts, page, look, until).paint(
    texts.join('\n'),
    pdf.dictionary(page.dictionary.get('Resources')),
    { matrix: unmoved, clip: page.media },
  )
  return look
}

class Painter {
  readonly #pdf: Pdf
  readonly #fonts: Fonts
  readonly #page: PdfPage
  readonly #look: PageLook
  readonly #until: number
  #words = 0

  constructor(pdf: Pdf, fonts: Fonts, page: PdfPage, look: PageLook, until: number) {
    this.#pdf = pdf
    this.#fonts = fonts
    this.#page = page
    this.#look = look
    this.#until = until
  }

  paint(
    text: string,
    resources: PdfDictionary | null,
    start: Pick<State, 'matrix' | 'clip'>,
    depth = 0,
  ): void {
    if (depth > DEEPEST) return
    const pdf = this.#pdf
    const named = (kind: string) => pdf.dictionary(resources?.get(kind))
    const scanner = new PdfScanner(text)
    const kept: State[] = []
    let state: State = {
      ...start,
      ...{ fill: 'grey', fillSpace: greySpace, stroke: 'grey', strokeSpace: greySpace },
      ...{ font: null, isShown: true },
    }
    let parts: PdfValue[] = []
    let path: [number, number][] = []
    let isClip = false

    const numbers = () => parts.map((part) => (typeof part === 'number' ? part : 0))
    const inked = (space: Space): Ink => {
      const last = parts.at(-1)
      if (!space.isPattern) return inkOfColour(space, numbers())
      if (typeof last === 'string')
        this.#paintPattern(named('Pattern')?.get(last), resources, start.matrix, depth)
      return space.ink
    }
    const endPath = (...inks: Ink[]) => {
      for (const ink of inks) this.#look.inks.add(ink)
      if (isClip) {
        const around = path.length > 0 ? boxAround(path) : nowhere
        state = { ...state, clip: shared(state.clip, around) ?? nowhere }
      }
      isClip = false
      path = []
    }
    const addPoints = (given: readonly number[]) => {
      for (let at = 0; at + 1 < given.length; at += 2)
        path.push(move(given[at] ?? 0, given[at + 1] ?? 0, state.matrix))
      // Only its outermost points matter.
      if (path.length > 1_000) path = corners(boxAround(path))
    }
    const run = (name: string): void => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers()
      const [first] = parts
      switch (name) {
        case 'q':
          if (kept.length < MOST_STATES) kept.push(state)
          return
        case 'Q':
          state = kept.pop() ?? state
          return
        case 'cm':
          state = { ...state, matrix: joined([a, b, c, d, e, f], state.matrix) }
          return
        case 'gs':
          if (typeof first === 'string') this.#takeState(named('ExtGState')?.get(first))
          return
        case 'm':
        case 'l':
        case 'c':
        case 'v':
        case 'y':
          addPoints(numbers())
          return
        case 're':
          addPoints([a, b, a + c, b, a + c, b + d, a, b + d])
          return
        case 'W':
        case 'W*':
          isClip = true
          return
        case 'n':
          endPath()
          return
        case 'f':
        case 'F':
        case 'f*':
          endPath(state.fill)
          return
        case 'S':
        case 's':
          endPath(state.stroke)
          return
        case 'B':
        case 'B*':
        case 'b':
        case 'b*':
          endPath(state.fill, state.stroke)
          return
        case 'g':
          state = { ...state, fill: 'grey', fillSpace: greySpace }
          return
        case 'G':
          state = { ...state, stroke: 'grey', strokeSpace: greySpace }
          return
        case 'rg':
        case 'k':
        case 'cs': {
          const space = spaceOf(pdf, name === 'cs' ? first : deviceOf[name], named('ColorSpace'))
          state = { ...state, fillSpace: space, fill: name === 'cs' ? 'grey' : inked(space) }
          return
        }
        case 'RG':
        case 'K':
        case 'CS': {
          const space = spaceOf(pdf, name === 'CS' ? first : deviceOf[name], named('ColorSpace'))
          state = { ...state, strokeSpace: space, stroke: name === 'CS' ? 'grey' : inked(space) }
          return
        }
        case 'sc':
        case 'scn':
          state = { ...state, fill: inked(state.fillSpace) }
          return
        case 'SC':
        case 'SCN':
          state = { ...state, stroke: inked(state.strokeSpace) }
          return
        case 'sh':
          if (typeof first === 'string') this.#takeShading(named('Shading')?.get(first), resources)
          return
        case 'Tf':
          if (typeof first === 'string') state = { ...state, font: named('Font')?.get(first) ?? null }
          return
        case 'Tr':
          state = { ...state, isShown: a !== INVISIBLE }
          return
        case 'Tj':
        case 'TJ':
        case "'":
        case '"':
          this.#takeText(state)
          return
        case 'Do':
          if (typeof first === 'string')
            this.#paintObject(named('XObject')?.get(first), state, resources, depth)
          return
        case 'BI':
          this.#paintInline(scanner, text, state, named('ColorSpace'))
          return
      }
    }

    for (let found = scanner.next(); found !== undefined; found = scanner.next()) {
      this.#words += 1
      if (this.#words % WORDS_PER_LOOK === 0 && performance.now() > this.#until) throw new OutOfTime()
      if (!(found instanceof PdfWord)) {
        if (parts.length < MOST_PARTS) parts.push(found)
        continue
      }
      run(found.name)
      parts = []
    }
  }

  #takeState(value: PdfValue | undefined): void {
    const pdf = this.#pdf
    const state = pdf.dictionary(value)
    if (!state) return
    const blend = pdf.resolve(state.get('BM'))
    const mode = pdf.name(Array.isArray(blend) ? blend[0] : blend)
    const isThin = ['ca', 'CA'].some((key) => (pdf.number(state.get(key)) ?? 1) < 1)
    const isMasked = pdf.dictionary(state.get('SMask')) !== null
    if (isThin || isMasked || (mode !== null && mode !== 'Normal' && mode !== 'Compatible'))
      this.#look.isTransparent = true
  }

  #takeShading(value: PdfValue | undefined, resources: PdfDictionary | null): void {
    const named = this.#pdf.dictionary(resources?.get('ColorSpace'))
    const shading = this.#pdf.dictionary(value)
    if (shading) this.#look.inks.add(spaceOf(this.#pdf, shading.get('ColorSpace'), named).ink)
  }

  #takeText({ font, fill, isShown }: State): void {
    if (!isShown) return
    this.#look.inks.add(fill)
    const missing = this.#fonts.missing(font)
    if (missing !== null) this.#look.missingFonts.add(missing)
  }

  #paintPattern(
    value: PdfValue | undefined,
    above: PdfDictionary | null,
    matrix: Matrix,
    depth: number,
  ): void {
    const pattern = this.#pdf.dictionary(value)
    if (!pattern) return
    if (pattern.has('Shading')) {
      this.#takeShading(pattern.get('Shading'), above)
      return
    }
    const own = this.#matrixOf(pattern)
    this.#paintStream(value, pattern, above, { matrix: joined(own, matrix), clip: everywhere }, depth)
  }

  #paintObject(value: PdfValue | undefined, state: State, above: PdfDictionary | null, depth: number): void {
    const found = this.#pdf.dictionary(value)
    const kind = this.#pdf.name(found?.get('Subtype'))
    if (!found) return
    if (kind === 'Image') this.#takePicture(found, state, this.#pdf.dictionary(above?.get('ColorSpace')))
    if (kind !== 'Form') return
    const matrix = joined(this.#matrixOf(found), state.matrix)
    const [left, bottom, right, top] = (this.#pdf.array(found.get('BBox')) ?? []).map((side) =>
      this.#pdf.number(side),
    )
    const own =
      left != null && bottom != null && right != null && top != null
        ? moveBox({ left, bottom, right, top }, matrix)
        : state.clip
    this.#paintStream(value, found, above, { matrix, clip: shared(state.clip, own) ?? nowhere }, depth)
  }

  #paintStream(
    value: PdfValue | undefined,
    found: PdfDictionary,
    above: PdfDictionary | null,
    start: Pick<State, 'matrix' | 'clip'>,
    depth: number,
  ): void {
    if (!(this.#pdf.resolve(value) instanceof PdfStream)) return
    const text = this.#pdf.bytesOf(value)
    if (text === null) this.#look.isUnread = true
    else this.paint(text, this.#pdf.dictionary(found.get('Resources')) ?? above, start, depth + 1)
  }

  #matrixOf(found: PdfDictionary): Matrix {
    const [a, b, c, d, e, f] = (this.#pdf.array(found.get('Matrix')) ?? []).map(
      (part) => this.#pdf.number(part) ?? 0,
    )
    return f === undefined ? unmoved : [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f]
  }

  #takePicture(picture: PdfDictionary, state: State, named: PdfDictionary | null): void {
    const pdf = this.#pdf
    const either = (long: string, short: string) => picture.get(long) ?? picture.get(short)
    const isMask = pdf.resolve(either('ImageMask', 'IM')) === true
    this.#look.inks.add(isMask ? state.fill : spaceOf(pdf, either('ColorSpace', 'CS'), named).ink)
    if (pdf.dictionary(picture.get('SMask')) !== null) this.#look.isTransparent = true
    const [a, b, c, d] = state.matrix
    const whole = moveBox({ left: 0, bottom: 0, right: 1, top: 1 }, state.matrix)
    const box = shared(whole, state.clip)
    if (!box) return
    const width = pdf.number(either('Width', 'W')) ?? 0
    const height = pdf.number(either('Height', 'H')) ?? 0
    notePicture(
      this.#look,
      this.#page,
      { width, height, across: Math.hypot(a, b), up: Math.hypot(c, d), box },
      BLEED,
    )
  }

  /** A picture whose bytes stand among the words of the page. */
  #paintInline(scanner: PdfScanner, text: string, state: State, named: PdfDictionary | null): void {
    const picture: PdfDictionary = new Map()
    for (;;) {
      const key = scanner.next()
      if (key === undefined || key instanceof PdfWord) break
      const value = scanner.next()
      if (value === undefined || value instanceof PdfWord) break
      if (typeof key === 'string') picture.set(key, value)
    }
    const end = /\sEI(?=\s|$)/g
    end.lastIndex = scanner.at
    scanner.at = end.test(text) ? end.lastIndex : text.length
    this.#takePicture(picture, state, named)
  }
}

const deviceOf: Readonly<Record<string, string>> = {
  rg: 'DeviceRGB',
  RG: 'DeviceRGB',
  k: 'DeviceCMYK',
  K: 'DeviceCMYK',
}

const corners = ({ left, bottom, right, top }: Box): [number, number][] => [
  [left, bottom],
  [right, top],
]
