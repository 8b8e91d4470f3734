import { BLEED, type Extent, frontWithBleed } from '@panai/contract/manuscripts/book-making'
import type { Measure } from '../interior/create-measure.ts'
import { type CoverItem, coverLinesAt } from './cover-lines-at.ts'
import type { CoverRecord } from './cover-record.ts'
import { fitText } from './fit-text.ts'
import type { Palette } from './palette.ts'

export const ORNAMENT = 'ornament.svg'
/** Words stay so far inside the trim, in millimetres. */
const INSIDE = 14
/** Of the usual size, whose letters are the measure of all others. */
const USUAL_WIDTH = 139.7

/** The parts of the height at which the words begin, and that they may have. */
const TITLE = { from: 0.11, height: 0.26 }
const SUBTITLE = 0.07
const AUTHOR = 0.08
const GAP = 0.025

type Front = { record: CoverRecord; palette: Palette; trim: Extent; measure: Measure }

/**
 * A front that the house has drawn, the top left corner of its trim at that place.
 * @returns also whether the end of the title was left out.
 */
export function drawnFront({ record, palette, trim, measure }: Front, x: number, y: number) {
  const width = trim.width - 2 * INSIDE
  const scale = trim.width / USUAL_WIDTH
  const sizes = (from: number, to: number) =>
    [...Array(from - to + 1).keys()].map((at) => Math.round((from - at) * scale * 4) / 4)
  const look = { width, align: 'centre' } as const
  const title = fitText(
    record.title,
    { width, height: trim.height * TITLE.height, sizes: sizes(42, 13), cut: '700-normal' },
    measure,
  )
  const items: CoverItem[] = [
    {
      kind: 'image',
      ...{ x, y: y - BLEED, ...frontWithBleed(trim) },
      ...{ file: ORNAMENT, description: '' },
    },
  ]
  let top = y + trim.height * TITLE.from
  items.push(
    ...coverLinesAt({ x: x + INSIDE, y: top }, title, { ...look, colour: palette.ink, isBold: true }),
  )
  top += title.height + trim.height * GAP
  const below = [
    { text: record.subtitle ?? '', height: SUBTITLE, from: 16, colour: palette.ink },
    { text: record.author, height: AUTHOR, from: 18, colour: palette.accent },
  ]
  for (const { text, height, from, colour } of below) {
    const fitted = fitText(
      text,
      { width, height: trim.height * height, sizes: sizes(from, 8), cut: '400-normal' },
      measure,
    )
    items.push(...coverLinesAt({ x: x + INSIDE, y: top }, fitted, { ...look, colour }))
    if (fitted.lines.length > 0) top += fitted.height + trim.height * GAP
  }
  return { items, isTitleCut: title.isCut }
}
