import { stylus } from '../../demo/art/ornament/relics.ts'
import { at, disc, faded, n, rule, shape, stroke } from '../../demo/art/svg.ts'
import { type Ink, inkOf, pathOf } from '../../demo/art/type/ink.ts'
import { mix, mixColour, steadily } from './motion.ts'
import { couplets } from './verses.ts'

export type Box = { x: number; y: number; width: number; height: number }

const hand = { family: 'sans', weight: 380 } as const
const written = couplets.map((lines) => inkOf(lines.join(' '), hand))
const widest = Math.max(...written.map(({ right }) => right))
const leafColours = ['#ecd6a2', '#e2c688', '#d3b16b'] as const
const paper = '#fbf7ee'
const engraved = '#37240c'
/** Left free between the second line and the third, where the holes are. */
const cordRoom = 22

/** A leaf whose ends become square as it turns into a page: `page` is 0 for the leaf and 1 for the page. */
function sheetOutline({ x, y, width, height }: Box, page: number): string {
  const tip = mix(26, 0, page)
  const bow = mix(9, 0, page)
  return `M${n(x + tip)} ${n(y)}Q${n(x + width / 2)} ${n(y - bow)} ${n(x + width - tip)} ${n(y)}Q${n(x + width)} ${n(y + height * 0.1)} ${n(x + width)} ${n(y + height / 2)}T${n(x + width - tip)} ${n(y + height)}Q${n(x + width / 2)} ${n(y + height + bow)} ${n(x + tip)} ${n(y + height)}Q${n(x)} ${n(y + height * 0.9)} ${n(x)} ${n(y + height / 2)}T${n(x + tip)} ${n(y)}Z`
}

/** The sheet itself with its shadow. `id` names its gradient and must be unique in the picture. */
export function sheet(box: Box, page: number, id: string, shade = 0): string {
  const outline = sheetOutline(box, page)
  const stops = leafColours.map((colour) => mixColour(mixColour(colour, '#6b4a14', shade), paper, page))
  const fibres = [0.2, 0.37, 0.62, 0.81].map((share, index) =>
    rule(box.x + 60 + index * 90, box.y + box.height * share, box.width * 0.55, '#8f6a2a', 1),
  )
  return [
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map((colour, index) => `<stop offset="${index / 2}" stop-color="${colour}"/>`).join('')}</linearGradient>`,
    faded(0.28, `<g transform="translate(3 12)">${shape(outline, '#0c1f18')}</g>`),
    shape(outline, `url(#${id})`),
    faded(0.3 * (1 - page), fibres.join('')),
    faded(mix(0.6, 0.25, page), stroke(outline, '#7a5720', 1.4)),
  ].join('')
}

export function bindingHoles({ x, y, width, height }: Box): string {
  return [0.24, 0.76]
    .map(
      (share) =>
        disc(x + width * share, y + height / 2, 9, '#5d3f14') +
        disc(x + width * share, y + height / 2 + 1, 7.5, '#1c2a20'),
    )
    .join('')
}

/** The cord through the left hole, its ends hanging over the leaf. */
export function cord({ x, y, width, height }: Box): string {
  const strands = 'M0 0C-4 -34 -3 -74 2 -120M0 0C8 70 -10 150 -6 238'
  const tail = 'M-8 234C-16 268 -98 280 -144 262C-176 249 -158 222 -130 232C-90 246 -102 294 -194 292'
  const looks = [
    ['#5f1420', 8],
    ['#a8273a', 5.6],
    ['#d8707c', 1.4],
  ] as const
  return at(
    x + width * 0.24,
    y + height / 2,
    1,
    looks.map(([colour, wide]) => stroke(strands + tail, colour, wide)).join(''),
  )
}

type Line = { ink: Ink; left: number; baseline: number; size: number }

function linesOn({ x, y, width, height }: Box): Line[] {
  const margin = 52
  const size = ((width - 2 * margin) / widest) * 1000
  const pitch = (height - 44 - cordRoom) / written.length
  const baseline = (index: number) =>
    y + 22 + pitch * (index + 0.68) + (index < written.length / 2 ? 0 : cordRoom)
  return written.map((ink, index) => ({ ink, size, left: x + margin, baseline: baseline(index) }))
}

/** The verses as far as they are written: `share` of all four lines. */
export function writing(box: Box, share: number): string {
  return linesOn(box)
    .map(({ ink, size, left, baseline }, index) => {
      const done = steadily(share * written.length, index, index + 1)
      if (done === 0) return ''
      const d = pathOf(ink, left, baseline, size)
      if (done === 1) return shape(d, engraved)
      const id = `line${index}`
      return `<clipPath id="${id}"><rect x="${n(left - 20)}" y="${n(baseline - size * 1.2)}" width="${n(20 + (done * ink.right * size) / 1000)}" height="${n(size * 1.9)}"/></clipPath><g clip-path="url(#${id})">${shape(d, engraved)}</g>`
    })
    .join('')
}

/** The stylus where the pen is. `lifted` moves it up and out of the picture. */
export function pen(box: Box, share: number, lifted: number): string {
  const lines = linesOn(box)
  const line = lines[Math.min(lines.length - 1, Math.floor(share * lines.length))]
  if (!line) throw new Error('nothing to write')
  const done = steadily(share * lines.length, lines.indexOf(line), lines.indexOf(line) + 1)
  const x = line.left + (done * line.ink.right * line.size) / 1000
  const stroking = lifted > 0 || share === 0 ? 0 : Math.sin(share * 260) * 5
  const y = line.baseline - line.size * 0.32 + stroking
  const [dx, dy] = [lifted * 460, lifted * -620]
  return (
    faded(0.25 * (1 - lifted), at(x + 14, y + 10, 1, stylus(330, ['#1c1208', '#1c1208', '#1c1208']), 62)) +
    at(x + dx, y + dy, 1, stylus(330, ['#4a4744', '#8d8882', '#c98a12']), 48)
  )
}
