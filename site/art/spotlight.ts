import { palmyra } from '../../demo/art/ornament/palmyra.ts'
import { lamp } from '../../demo/art/ornament/relics.ts'
import { diceFor } from '../../demo/art/seed.ts'
import { at, faded, page, polygon, rect, shape, times } from '../../demo/art/svg.ts'
import { cover, pageEdges, pageHeight, pageWidth } from './book.ts'
import { growingKolam } from './growing-kolam.ts'

const brass = ['#c98a12', '#6b4508', '#ffd98a'] as const
const night = '#0f2f26'

/** A book in the light: the same scene lying for wide screens and standing for narrow ones. */
export function spotlight(width: number, height: number): string {
  const middle = width / 2
  const floor = height * 0.84
  const size = (height * 0.52) / pageHeight
  const half = Math.min(width * 0.4, height * 0.5)
  const dice = diceFor('spotlight')
  const palms = width > height ? [0.05, 0.15, 0.27, 0.74, 0.86, 0.96] : [0.06, 0.2, 0.82, 0.95]
  const lamps = width > height ? 0.62 * half : 0.86 * half
  return page(
    width,
    height,
    `<radialGradient id="night" cx=".5" cy=".55" r=".8"><stop offset="0" stop-color="#23654e"/><stop offset="1" stop-color="${night}"/></radialGradient>`,
    '<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".6"/><stop offset="1" stop-color="#ffe9b0" stop-opacity=".12"/></linearGradient>',
    '<radialGradient id="pool"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".75"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient>',
    '<radialGradient id="glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".4"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>',
    rect(0, 0, width, height, 'url(#night)'),
    palms
      .map((share, index) =>
        at(
          width * share,
          floor + 20,
          1,
          palmyra(height * (0.5 + ((index * 37) % 23) / 80), dice, '#0c2a21', '#1c5442'),
        ),
      )
      .join(''),
    rect(0, floor, width, height - floor, '#0c2a21'),
    faded(0.2, growingKolam(middle, floor - height * 0.44, height * 0.86, 1, '#f4e3b8')),
    shape(
      polygon([
        [middle - 26, -10],
        [middle + 26, -10],
        [middle + half, floor + 30],
        [middle - half, floor + 30],
      ]),
      'url(#beam)',
    ),
    `<ellipse cx="${middle}" cy="${floor + 30}" rx="${half * 1.15}" ry="${height * 0.085}" fill="url(#pool)"/>`,
    times(3, (index) =>
      rect(
        middle - half * (0.62 - index * 0.05),
        floor + 18 - index * 13,
        half * (1.24 - index * 0.1),
        11,
        ['#b98d45', '#d3b16b', '#ecd6a2'][index] ?? '',
        5,
      ),
    ).join(''),
    `<g transform="translate(${middle - (pageWidth * size) / 2} ${floor - 10 - pageHeight * size}) scale(${size})">${pageEdges(0, 0, 1)}${cover()}</g>`,
    [-1, 1].map((side) => at(middle + side * lamps, floor + 34, 1, lamp(height * 0.3, brass))).join(''),
    [-1, 1]
      .map(
        (side) =>
          `<circle cx="${middle + side * lamps}" cy="${floor + 34 - height * 0.22}" r="${height * 0.16}" fill="url(#glow)"/>`,
      )
      .join(''),
  )
}
