import type { TrimSize } from '@panai/contract/language/vocabulary'
import { BLEED, type Extent, spineWidth, trims } from '@panai/contract/manuscripts/book-making'
import { printedAs } from '@panai/contract/manuscripts/printed-as'
import type { Box } from '../pdf/boxes.ts'
import type { CoverItem } from './cover-lines-at.ts'

/** Beyond the trim: the bleed, and room for the marks that show where to cut and fold. In millimetres, as all here. */
export const MARGIN = 10
/** Marks keep away from the bleed, so that none is printed on a book that is cut a little wide. */
const MARK_GAP = 1
const MARK_LENGTH = MARGIN - BLEED - 2 * MARK_GAP

/** Where back, spine and front stand on the sheet that is printed. */
export type CoverSheet = {
  trim: Extent
  spine: number
  media: Extent
  /** From the left: of the back, the spine, the front, and where the front ends. */
  back: number
  fold: number
  front: number
  end: number
  /** From above. */
  top: number
  foot: number
}

export function coverSheetOf(size: TrimSize, pages: number): CoverSheet {
  const trim = trims[size]
  const spine = spineWidth(pages, printedAs.interior)
  const [back, fold] = [MARGIN, MARGIN + trim.width]
  const end = fold + spine + trim.width
  return {
    ...{ trim, spine, back, fold, front: fold + spine, end, top: MARGIN, foot: MARGIN + trim.height },
    media: { width: end + MARGIN, height: trim.height + 2 * MARGIN },
  }
}

/** The boxes of the page, in millimetres from below and from the left. */
export function boxesOf({ media, end }: CoverSheet): { trim: Box; bleed: Box } {
  const boxAt = (margin: number): Box => ({
    left: margin,
    bottom: margin,
    right: end + MARGIN - margin,
    top: media.height - margin,
  })
  return { trim: boxAt(MARGIN), bleed: boxAt(MARGIN - BLEED) }
}

/** Where the knife goes, at the four corners, and where the card is folded, above and below the spine. */
export function cutMarks({ media, back, fold, front, end, top, foot }: CoverSheet): CoverItem[] {
  const mark = (x: number, y: number, across: number, down: number, isFold = false): CoverItem => ({
    kind: 'line',
    ...{ x, y, across, down, isFold },
  })
  const below = media.height - MARK_GAP - MARK_LENGTH
  const beside = media.width - MARK_GAP - MARK_LENGTH
  return [
    ...[back, fold, front, end].flatMap((x) => {
      const isFold = x === fold || x === front
      return [mark(x, MARK_GAP, 0, MARK_LENGTH, isFold), mark(x, below, 0, MARK_LENGTH, isFold)]
    }),
    ...[top, foot].flatMap((y) => [mark(MARK_GAP, y, MARK_LENGTH, 0), mark(beside, y, MARK_LENGTH, 0)]),
  ]
}
