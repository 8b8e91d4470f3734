import type { TrimSize } from '../language/vocabulary.ts'

/**
 * Margins and type of a page of text in each size: in millimetres, the type in points. The formats in which authors write and the
 * files for the press are made of them.
 */

/** What of a page doesn't depend on how thick its book is. The type is that of Latin letters. */
export const textAreas = {
  '5 X 7 in': { outside: 12, top: 17, bottom: 17, type: 10 },
  '5 X 8 in': { outside: 12, top: 18, bottom: 19, type: 10.5 },
  '5.5 X 8.5 in': { outside: 14, top: 19, bottom: 20, type: 11 },
  '6 X 9 in': { outside: 15, top: 20, bottom: 21, type: 11 },
  '7 X 9 in': { outside: 18, top: 20, bottom: 21, type: 11.5 },
  '8 X 11 in': { outside: 22, top: 24, bottom: 25, type: 12 },
  '8.5 X 8.5 in': { outside: 24, top: 22, bottom: 23, type: 12 },
  A4: { outside: 24, top: 25, bottom: 26, type: 12 },
} as const satisfies Record<TrimSize, { outside: number; top: number; bottom: number; type: number }>

/** The more pages, the more of each the spine takes: the margin at the spine of books of up to so many pages. */
const insides = [
  { pages: 150, inside: 17 },
  { pages: 300, inside: 19 },
  { pages: 500, inside: 21 },
  { pages: Number.POSITIVE_INFINITY, inside: 24 },
] as const

export function insideFor(pages: number): number {
  return insides.find((upTo) => pages <= upTo.pages)?.inside ?? insides[0].inside
}

/**
 * Letters of Indian scripts are larger and wider than Latin ones of the same size, and stand above and below the line: they are set
 * smaller by so many points, with more between the lines (in ems).
 */
export const typeOfScript = {
  indian: { smaller: 0.5, leading: 0.92 },
  latin: { smaller: 0, leading: 0.72 },
} as const

/** From one line to the next there is the height of a capital beside the leading, in ems. */
export const CAPITAL = 0.7
/** Of the first line of a paragraph, in ems. */
export const INDENT = 1.3

/** From one line of an Indian script to the next, in points: to the half point that word processors know. */
export function lineDistance(size: TrimSize): number {
  const { smaller, leading } = typeOfScript.indian
  return Math.round((textAreas[size].type - smaller) * (leading + CAPITAL) * 2) / 2
}
