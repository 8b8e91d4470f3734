import { type Extent, trims } from '@panai/contract/book-making'
import type { TrimSize } from '@panai/contract/vocabulary'

/** How the pages of one size are set: distances in millimetres, type in points. */
export type PageLayout = {
  readonly trim: Extent
  /** `inside` is the edge at the spine, where the binding takes some of the paper. */
  readonly margin: {
    readonly top: number
    readonly bottom: number
    readonly inside: number
    readonly outside: number
  }
  readonly type: { readonly size: number; readonly line: number }
}

const margins: Record<TrimSize, PageLayout['margin']> = {
  '5 X 7 in': { top: 16, bottom: 18, inside: 17, outside: 13 },
  '5 X 8 in': { top: 18, bottom: 20, inside: 18, outside: 13 },
  '5.5 X 8.5 in': { top: 19, bottom: 22, inside: 19, outside: 15 },
  '6 X 9 in': { top: 20, bottom: 23, inside: 20, outside: 16 },
  '7 X 9 in': { top: 21, bottom: 23, inside: 22, outside: 18 },
  '8 X 11 in': { top: 24, bottom: 27, inside: 25, outside: 20 },
  '8.5 X 8.5 in': { top: 21, bottom: 23, inside: 22, outside: 18 },
  A4: { top: 25, bottom: 28, inside: 25, outside: 20 },
}

const SMALL_PAGE = 135

/** Lines stand one and a half times their type apart: Tamil letters carry signs above and below. */
export function pageLayout(size: TrimSize): PageLayout {
  const trim = trims[size]
  const type = trim.width < SMALL_PAGE ? 10.5 : trim.width < 170 ? 11 : 11.5
  return { trim, margin: margins[size], type: { size: type, line: Math.round(type * 3) / 2 } }
}
