import { BREAK_POINT } from './break-points.ts'
import type { SetInline } from './set-inline.ts'

/** What tells on which pages the text stands: it is printed nowhere, and moves nothing. */
export type Marks = {
  /** Of each stretch of the book, by what it is. */
  numberOf: ReadonlyMap<object, number>
  /** Those that may go on from page to page, which are marked from word to word; of all others the beginning is. */
  across: ReadonlySet<number>
}
type Mark = readonly [stretch: number, letter: number]

/** Where a word begins, or its next part. */
const nextPiece = new RegExp(`(?<=${BREAK_POINT})|(?<=\\s)(?=\\S)`, 'u')

export function startOf(of: object, marks: Marks | null): Mark | null {
  const stretch = marks?.numberOf.get(of)
  return stretch === undefined ? null : [stretch, 0]
}

/** @param of what the text is in the book. */
export function withMarks(set: SetInline[], of: object, marks: Marks | null): SetInline[] {
  return withMarksOfLines([set], of, marks).flat()
}

/** The same of lines that are set each by itself; an empty one stays empty. */
export function withMarksOfLines(
  lines: readonly SetInline[][],
  of: object,
  marks: Marks | null,
): SetInline[][] {
  const stretch = marks?.numberOf.get(of)
  if (!marks || stretch === undefined) return [...lines]
  const isAcross = marks.across.has(stretch)
  let letter = 0
  let isBegun = false
  return lines.map((line) => {
    const begins = letter
    letter += lettersOf(line) + 1
    if (line.length === 0 || (isBegun && !isAcross)) return line
    isBegun = true
    return isAcross ? markedThrough(line, stretch, begins) : [{ mark: [stretch, begins] }, ...line]
  })
}

/**
 * Behind each piece of a word a mark tells with which letter that piece begins: the first mark of a page is behind what stands first on
 * it. It comes behind the space too, as the end of a line is set otherwise where the last letter and the space are apart.
 */
function markedThrough(line: readonly SetInline[], stretch: number, begins: number): SetInline[] {
  const marked: SetInline[] = [{ mark: [stretch, begins] }]
  let [piece, letter, isBehindSpace] = [begins, begins, false]
  for (const inline of line) {
    if (!('text' in inline)) {
      marked.push(inline)
      letter += lettersOf([inline])
      isBehindSpace ||= 'lineBreak' in inline
      continue
    }
    for (const [at, text] of inline.text.split(nextPiece).entries()) {
      if (at > 0 || (isBehindSpace && /^\S/u.test(text))) {
        marked.push({ mark: [stretch, piece] })
        piece = letter
      }
      marked.push({ ...inline, text })
      letter += lettersOf([{ ...inline, text }])
      isBehindSpace = /\s$/u.test(text)
    }
  }
  return [...marked, { mark: [stretch, piece] }]
}

/** As they stand in the book: what parts words is ours. */
function lettersOf(line: readonly SetInline[]): number {
  return line.reduce((sum, inline) => {
    if ('text' in inline) return sum + inline.text.replaceAll(BREAK_POINT, '').length
    return 'lineBreak' in inline ? sum + 1 : sum
  }, 0)
}
