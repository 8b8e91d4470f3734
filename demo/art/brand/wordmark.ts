import { n } from '../svg.ts'
import { inkOf, pathOf } from '../type/ink.ts'

const latin = inkOf('Panai', { family: 'serif', weight: 600 })
const tamil = inkOf('பனை', { family: 'serif', weight: 500 })
const size = 160
const tamilSize = 118
const gap = 48

/** The name in both scripts on one line: path data from (0, 0), and the box it fills. */
export function wordmark(digits = 0): { d: string; width: number; height: number } {
  const top = Math.max(-latin.top * size, -tamil.top * tamilSize) / 1000
  const bottom = Math.max(latin.bottom * size, tamil.bottom * tamilSize) / 1000
  const tamilLeft = ((latin.right - latin.left) * size) / 1000 + gap
  return {
    d:
      pathOf(latin, (-latin.left * size) / 1000, top, size, digits) +
      pathOf(tamil, tamilLeft - (tamil.left * tamilSize) / 1000, top, tamilSize, digits),
    width: Math.ceil(tamilLeft + ((tamil.right - tamil.left) * tamilSize) / 1000),
    height: Math.ceil(top + bottom),
  }
}

/** The wordmark as SVG, `width` px wide, its upper left corner at (x, y). */
export function drawWordmark(x: number, y: number, width: number, colour: string): string {
  const mark = wordmark(1)
  return `<path transform="translate(${n(x)} ${n(y)}) scale(${n(width / mark.width)})" d="${mark.d}" fill="${colour}"/>`
}
