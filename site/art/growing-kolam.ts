import { kolamPath } from '../../client/src/kolam-path.ts'
import { disc, faded, n } from '../../demo/art/svg.ts'

const figure = kolamPath(21, 11)
const span = Number(figure.viewBox.split(' ')[2])
const pieces = figure.d.split(/(?=C)/)

/** The kolam round (x, y), its line drawn as far as `share`. First the dots are set, then the line is led round them. */
export function growingKolam(x: number, y: number, width: number, share: number, colour: string): string {
  const dots = Math.ceil(figure.dots.length * Math.min(1, share * 6))
  const drawn = pieces.slice(0, Math.max(1, Math.round(pieces.length * share))).join('')
  const line = share < 1 ? drawn.replace(/Z$/, '') : drawn
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(width / span)})">${faded(
    0.75,
    figure.dots
      .slice(0, dots)
      .map(([across, down]) => disc(across, down, 1.5, colour))
      .join(''),
  )}<path d="${line}" fill="none" stroke="${colour}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/></g>`
}
