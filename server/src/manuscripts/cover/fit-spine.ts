import { FEWEST_PAGES_OF_LETTERED_SPINE, SPINE_DISTANCE } from '@panai/contract/manuscripts/book-making'
import type { Measure } from '../interior/create-measure.ts'
import { lineHeightOf, POINTS_PER_MM, shorten } from './fit-text.ts'

const LARGEST = 16
const SMALLEST = 6
const STEP = 0.25
/** Between author, title and publisher, in millimetres. */
const GAP = 7
const ELLIPSIS = '…'

/** Where words stand along the spine, in millimetres from its beginning. */
export type SpineWords = {
  /** In points. */
  size: number
  words: { text: string; isTitle: boolean; from: number }[]
  isCut: boolean
}

type Spine = {
  title: string
  author: string
  publisher: string
  pages: number
  /** In millimetres: of the spine, and how long its words may be together. */
  width: number
  length: number
  measure: Measure
}

/**
 * Author, title and publisher along the spine, as large as its width and length let them be. Where there is no room the publisher is
 * left out, then the author, then the end of the title. null: the book is too thin for words.
 */
export function fitSpine({
  title,
  author,
  publisher,
  pages,
  width,
  length,
  measure,
}: Spine): SpineWords | null {
  if (pages < FEWEST_PAGES_OF_LETTERED_SPINE) return null
  const lineHeight = Math.max(...[title, author, publisher].map(lineHeightOf))
  const fitting = ((width - 2 * SPINE_DISTANCE) * POINTS_PER_MM) / lineHeight
  const largest = Math.max(SMALLEST, Math.min(LARGEST, Math.floor(fitting / STEP) * STEP))
  const widthOf = (text: string, isTitle: boolean, size: number) =>
    (measure(text, isTitle ? '700-normal' : '400-normal') * size) / POINTS_PER_MM
  const name = { text: title, isTitle: true }
  const by = { text: author, isTitle: false }
  const choices = [[by, name, { text: publisher, isTitle: false }], [by, name], [name]]
  for (const [at, parts] of choices.entries()) {
    // The name of the house is given up sooner than large letters.
    const least = at < choices.length - 1 ? Math.max(SMALLEST, largest * 0.75) : SMALLEST
    for (let size = largest; size >= least; size -= STEP) {
      const widths = parts.map(({ text, isTitle }) => widthOf(text, isTitle, size))
      const whole = widths.reduce((sum, one) => sum + one, 0) + GAP * (parts.length - 1)
      if (whole > length) continue
      return { size, words: spread(parts, widths, length), isCut: false }
    }
  }
  const size = SMALLEST
  const short = shorten(title, length, (text) => widthOf(text, true, size), ELLIPSIS)
  return { size, words: [{ text: short, isTitle: true, from: 0 }], isCut: true }
}

/** The first at the head, the last at the foot, and the title in the middle as far as they let it. */
function spread(
  parts: readonly { text: string; isTitle: boolean }[],
  widths: readonly number[],
  length: number,
) {
  const [first = 0, middle = 0, last = 0] = widths
  if (parts.length === 1) return parts.map((part) => ({ ...part, from: (length - first) / 2 }))
  const titleAt = (length - middle) / 2
  const latest = length - middle - (parts.length > 2 ? last + GAP : 0)
  const from = [0, Math.min(Math.max(titleAt, first + GAP), latest), length - last]
  return parts.map((part, at) => ({ ...part, from: from[at] ?? 0 }))
}
