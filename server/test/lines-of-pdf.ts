import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** In points, from the left and from below. */
export type DrawnGlyph = { x: number; y: number; width: number; size: number; text: string }
export type DrawnLine = {
  y: number
  left: number
  right: number
  /** Of most of its letters. */
  size: number
  /** The widest space between two words, in ems. */
  widest: number
  glyphs: DrawnGlyph[]
}
export type DrawnPage = { width: number; height: number; lines: DrawnLine[] }

type Matrix = readonly [number, number, number, number, number, number]
const unmoved: Matrix = [1, 0, 0, 1, 0, 0]
const after = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

/** Where each glyph of a PDF lies, line by line from above: by what is drawn, not by what a reader makes of it. */
export async function linesOfPdf(bytes: Uint8Array): Promise<DrawnPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { OPS } = await getResolvedPDFJS()
  const pages: DrawnPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const { fnArray, argsArray } = await page.getOperatorList()
    const glyphs: DrawnGlyph[] = []
    const saved: { matrix: Matrix; size: number }[] = []
    let state = { matrix: unmoved, size: 0 }
    let text = unmoved
    for (const [at, operator] of fnArray.entries()) {
      const given = argsArray[at]
      if (operator === OPS.save) saved.push(state)
      if (operator === OPS.restore) state = saved.pop() ?? state
      if (operator === OPS.transform) state = { ...state, matrix: after(state.matrix, given) }
      if (operator === OPS.beginText) text = unmoved
      if (operator === OPS.setTextMatrix) text = given.length === 1 ? given[0] : given
      if (operator === OPS.setFont) state = { ...state, size: given[1] }
      if (operator !== OPS.showText) continue
      for (const one of given[0]) {
        const wide = ((typeof one === 'number' ? -one : one.width) * state.size) / 1000
        if (typeof one !== 'number') {
          const [scale, , , , x, y] = after(state.matrix, text)
          glyphs.push({ x, y, width: wide * scale, size: state.size * scale, text: one.unicode })
        }
        text = after(text, [1, 0, 0, 1, wide, 0])
      }
    }
    pages.push({ width, height, lines: linesOf(glyphs) })
    page.cleanup()
  }
  return pages
}

/** Raised marks stand in a line of their own. */
function linesOf(glyphs: readonly DrawnGlyph[]): DrawnLine[] {
  const rows = new Map<number, DrawnGlyph[]>()
  for (const glyph of glyphs) {
    const y = Math.round(glyph.y * 10) / 10
    rows.set(y, [...(rows.get(y) ?? []), glyph])
  }
  return [...rows]
    .sort(([one], [other]) => other - one)
    .flatMap(([y, row]) => {
      const drawn = row.sort((one, other) => one.x - other.x)
      const letters = drawn.filter(({ text }) => text.trim() !== '')
      const first = letters[0]
      if (!first) return []
      const right = Math.max(...letters.map(({ x, width }) => x + width))
      return [{ y, left: first.x, right, size: sizeOf(letters), widest: widestSpace(drawn), glyphs: drawn }]
    })
}

function sizeOf(letters: readonly DrawnGlyph[]): number {
  const counts = new Map<number, number>()
  for (const { size } of letters) {
    const near = Math.round(size * 10) / 10
    counts.set(near, (counts.get(near) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}

function widestSpace(glyphs: readonly DrawnGlyph[]): number {
  let [widest, end, isSpaced] = [0, Number.POSITIVE_INFINITY, true]
  for (const { x, width, size, text } of glyphs) {
    if (text.trim() === '') isSpaced = true
    else {
      if (isSpaced) widest = Math.max(widest, (x - end) / size)
      end = Math.max(isSpaced ? 0 : end, x + width)
      isSpaced = false
    }
  }
  return widest
}
