import { kolam } from '../../demo/art/ornament/kolam.ts'
import { faded, frame, n, polygon, rect, rule, shape, times } from '../../demo/art/svg.ts'
import { fitBlock, lineOf } from '../../demo/art/type/block.ts'
import { inkOf, pathOf } from '../../demo/art/type/ink.ts'
import { mixColour } from './motion.ts'
import { chapter, couplets, poet, work } from './verses.ts'

export const pageWidth = 392
export const pageHeight = 556

const paper = '#fbf7ee'
const ink = '#1f1a14'
const cloth = '#8f2233'
const cream = '#f8e9c9'
const gold = '#e3b04b'
const text = { family: 'serif', weight: 400 } as const
const title = { family: 'serif', weight: 640 } as const

const margin = 36
const widest = Math.max(...couplets.flat().map((line) => inkOf(line, text).right))
const size = ((pageWidth - 2 * margin) / widest) * 1000

/** What is printed on the left page and on the right one; the origin is the upper left corner of the page. */
export function printed(side: 'left' | 'right'): string {
  const middle = pageWidth / 2
  const [from, first] = side === 'left' ? [0, 178] : [2, 96]
  const verses = couplets
    .slice(from, from + 2)
    .flatMap((lines, place) =>
      lines.map((line, row) =>
        shape(pathOf(inkOf(line, text), margin, first + place * 168 + row * 44, size), ink),
      ),
    )
  const head = lineOf(chapter, title, 42).draw(middle, 56, cloth) + rule(middle - 32, 122, 64, gold, 2)
  const tail = kolam(middle, 452, 92, { seed: 12, size: 5, line: '#c98a12' })
  return (side === 'left' ? head : tail) + verses.join('')
}

/** The block of pages under a page: edges that show at the outer side and below. */
export function pageEdges(x: number, y: number, side: 1 | -1): string {
  return times(4, (index) => {
    const step = 4 - index
    const left = side === 1 ? x + step * 1.6 : x - step * 1.6
    return rect(left, y + step * 1.8, pageWidth, pageHeight, mixColour('#cdbd97', paper, index / 5), 2)
  }).join('')
}

/** The shadow in the fold between two pages. */
export function fold(x: number, y: number, id: string): string {
  return `<linearGradient id="${id}"><stop offset="0" stop-color="#5c4a2c" stop-opacity="0"/><stop offset=".5" stop-color="#5c4a2c" stop-opacity=".5"/><stop offset="1" stop-color="#5c4a2c" stop-opacity="0"/></linearGradient><rect x="${n(x - 34)}" y="${n(y)}" width="68" height="${pageHeight}" fill="url(#${id})"/>`
}

/** The front cover; the origin is its upper left corner. */
export function cover(): string {
  const middle = pageWidth / 2 + 5
  return [
    rect(0, 0, pageWidth, pageHeight, cloth, 3),
    faded(0.35, rect(0, 0, 16, pageHeight, '#3c0a14')),
    frame(26, 16, pageWidth - 42, pageHeight - 32, gold, 2),
    frame(32, 22, pageWidth - 54, pageHeight - 44, gold, 0.8),
    kolam(middle, 210, 268, { seed: 9, size: 9, line: gold, dots: cream, weight: 2 }),
    fitBlock(work, title, { width: 290, height: 110, largest: 68, lines: 1 }).draw(middle, 382, cream),
    lineOf(poet, text, 26).draw(middle, 474, gold),
  ].join('')
}

/**
 * The left half on its way over to the right: `turn` goes from 0, open, to 1, closed. (x, y) is the head of the spine.
 * A page turned towards the reader is taller at its outer edge.
 */
export function turningHalf(x: number, y: number, turn: number): string {
  const across = -Math.cos(turn * Math.PI)
  const rise = Math.sin(turn * Math.PI) * 34
  const outer = x + across * pageWidth
  const face = polygon([
    [x, y],
    [outer, y - rise],
    [outer, y + pageHeight + rise],
    [x, y + pageHeight],
  ])
  const opened = across < 0
  const slope = (opened ? rise : -rise) / (pageWidth * Math.max(0.02, Math.abs(across)))
  const place = opened
    ? `matrix(${n(-across)} ${n(-slope * across * -1)} 0 1 ${n(outer)} ${n(y - rise)})`
    : `matrix(${n(across)} ${n(slope * across)} 0 1 ${n(x)} ${n(y)})`
  return [
    shape(face, opened ? paper : cloth),
    `<g transform="${place}">${opened ? printed('left') : cover()}</g>`,
    faded(Math.sin(turn * Math.PI) * 0.32, shape(face, '#1f1409')),
  ].join('')
}
