import { type Box, shared } from './boxes.ts'
import type { Ink } from './colours.ts'
import type { PdfPage } from './find-pages.ts'
import { MM_PER_POINT, type PageSize, sizeOf } from './page-size.ts'

/** What is no larger, in millimetres, is a dot or a line, whose sharpness nobody sees. */
const SMALLEST = 3
/** Stretched from so few dots, it is an area of one colour. */
const FEWEST_DOTS = 3

/** What was seen of one page. */
export type PageLook = {
  size: PageSize
  /** Dots per inch of the coarsest picture, at the size at which it is printed; null: there is none. */
  dots: number | null
  pictures: number
  /** A picture touches the edge, and ends there. */
  lacksBleed: boolean
  isTransparent: boolean
  inks: Set<Ink>
  missingFonts: Set<string>
  /** A part of it is packed in a way that we do not read. */
  isUnread: boolean
}

export function startLook(page: PdfPage): PageLook {
  return {
    size: sizeOf(page),
    dots: null,
    pictures: 0,
    lacksBleed: false,
    isTransparent: false,
    inks: new Set(),
    missingFonts: new Set(),
    isUnread: false,
  }
}

/** A picture as it is printed: its own dots, how long its sides are in units of the page, and where it is seen. */
export type PrintedPicture = { width: number; height: number; across: number; up: number; box: Box }

export function notePicture(
  look: PageLook,
  { media, unit }: PdfPage,
  { width, height, across, up, box }: PrintedPicture,
  bleed: number,
): void {
  const seen = shared(box, media)
  if (!seen || across <= 0 || up <= 0) return
  look.pictures += 1
  const points = Math.max(across, up) * unit
  if (Math.min(width, height) < FEWEST_DOTS || points * MM_PER_POINT < SMALLEST) return
  const dots = Math.min(width / ((across * unit) / 72), height / ((up * unit) / 72))
  look.dots = Math.min(look.dots ?? dots, dots)
  if (look.size.trim !== null && endsAtEdge(seen, look.size.cut, unit, bleed)) look.lacksBleed = true
}

/** How near is at the edge, and how much of the bleed may be missing. */
const TOLERANCE = 0.5

function endsAtEdge(seen: Box, cut: Box, unit: number, bleed: number): boolean {
  const millimetres = (units: number) => units * unit * MM_PER_POINT
  const beyond = [
    cut.left - seen.left,
    cut.bottom - seen.bottom,
    seen.right - cut.right,
    seen.top - cut.top,
  ].map(millimetres)
  return beyond.some((distance) => distance >= -TOLERANCE && distance < bleed - TOLERANCE)
}
