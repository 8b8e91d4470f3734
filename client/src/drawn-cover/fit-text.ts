/** Widths in pixels of a text in letters of one pixel; they grow with the letters. */
export type Measure = (text: string) => number

export type FittedText = { lines: string[]; size: number }

type Room = { width: number; height: number; largest: number; lineHeight: number }

const STEP = 0.95
/** Below this share of the largest letters a word is broken rather than shown smaller. */
const BREAK_FROM = 0.5

/**
 * The largest letters in which a text has room, and its lines. Lines break between words; a word that is too long for a line in small
 * letters too is broken between letters as readers see them, signs with their consonant. Nothing is left out.
 */
export function fitText(
  text: string,
  measure: Measure,
  { width, height, largest, lineHeight }: Room,
): FittedText {
  const words = text.trim().split(/\s+/)
  for (let size = largest; ; size *= STEP) {
    const most = width / size
    const pieces =
      size < largest * BREAK_FROM ? words.flatMap((word) => breakWord(word, measure, most)) : words
    if (pieces.some((piece) => measure(piece) > most)) continue
    const lines = evenLines(pieces, measure, most)
    if (lines.length * size * lineHeight <= height) return { lines, size }
  }
}

function breakWord(word: string, measure: Measure, most: number): string[] {
  if (measure(word) <= most) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of new Intl.Segmenter('ta', { granularity: 'grapheme' }).segment(word)) {
    if (piece !== '' && measure(piece + segment) > most) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return piece === '' ? pieces : [...pieces, piece]
}

/** As few lines as may be, and of those the narrowest: no single word is left over in the last. */
function evenLines(words: readonly string[], measure: Measure, most: number): string[] {
  const fewest = fillLines(words, measure, most)
  let best = fewest
  for (let narrower = most * STEP; narrower > most / 3; narrower *= STEP) {
    if (words.some((word) => measure(word) > narrower)) break
    const lines = fillLines(words, measure, narrower)
    if (lines.length > fewest.length) break
    best = lines
  }
  return best
}

function fillLines(words: readonly string[], measure: Measure, most: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
