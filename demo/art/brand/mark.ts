import { discPath, n, type Point, polar, polygon, times } from '../svg.ts'

/**
 * The mark: a palmyra's fan above one page of palm leaf with its two binding holes.
 * One path in a box of 48 by 48, holes left open (even-odd), legible from 20 px.
 */
export const markPath = [...fan(24, 29, 25), page()].join('')

function fan(x: number, y: number, length: number): string[] {
  const blades = 9
  const step = 178 / blades
  return times(blades, (index) => {
    const angle = -180 + 1 + step * (index + 0.5)
    const reach = length * (0.84 + 0.16 * Math.sin((-angle * Math.PI) / 180))
    const side = (turn: number, share: number): Point => polar(angle + turn * step, reach * share, x, y)
    return polygon(
      [polar(angle, 3.2, x, y), side(-0.4, 0.64), polar(angle, reach, x, y), side(0.4, 0.64)].map(
        ([a, b]) => [Number(a.toFixed(1)), Number(b.toFixed(1))],
      ),
    )
  })
}

function page(): string {
  const [left, right, top, bottom] = [3, 45, 32.5, 44]
  const middle = (top + bottom) / 2
  return `M${left + 3} ${top}H${right - 3}Q${right} ${top} ${right} ${n(middle)}T${right - 3} ${bottom}H${left + 3}Q${left} ${bottom} ${left} ${n(middle)}T${left + 3} ${top}Z${discPath(13.5, middle, 2.3)}${discPath(34.5, middle, 2.3)}`
}

/** The mark as SVG, its upper left corner at (x, y), `size` px square. */
export function mark(x: number, y: number, size: number, colour: string): string {
  return `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size / 48)})" d="${markPath}" fill="${colour}" fill-rule="evenodd"/>`
}
