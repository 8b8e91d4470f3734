import type { Dice } from '../../src/dice.ts'
import { mark } from '../brand/mark.ts'
import type { Palette } from '../palette.ts'
import { type Align, type Block, fitBlock, lineOf, lineWithin } from '../type/block.ts'
import type { Setting } from '../type/fonts-for.ts'

export const W = 1200

/** What is on a cover. Every line in the script in which it is to be read. */
export type CoverText = {
  slug: string
  title: string
  /** The title's Latin spelling, when the title itself is in another script. */
  latin?: string
  subtitle?: string
  author: string
  credit?: string
  tamil: boolean
}

/** All that a layout is given. `height` in px at a width of 1200. */
export type Sheet = {
  text: CoverText
  height: number
  palette: Palette
  dice: Dice
  seed: number
  /** What is drawn on this book; each layout knows its own few. */
  motif: string
}
export type Layout = (sheet: Sheet) => string

export const serif = { family: 'serif', weight: 680 } as const satisfies Setting
export const heavy = { family: 'serif', weight: 820 } as const satisfies Setting
const italic = { family: 'italic', weight: 430 } as const satisfies Setting
const sans = { family: 'sans', weight: 560 } as const satisfies Setting
export const poster = { family: 'sans', weight: 800 } as const satisfies Setting

type Colours = { title: string; rest: string }
type Room = { width: number; height: number; largest?: number; lines?: number; setting?: Setting }
export type Titling = {
  height: number
  draw: (x: number, top: number, colours: Colours, align?: Align) => string
}

/** The title with its Latin spelling and subtitle beneath, fitted together into the room. */
export function titling(text: CoverText, room: Room): Titling {
  const below: Block[] = []
  if (text.subtitle)
    below.push(
      fitBlock(text.subtitle, italic, {
        width: Math.min(room.width, 900),
        height: 200,
        largest: 46,
        lines: 4,
        leading: 1.3,
      }),
    )
  if (text.latin) below.push(lineWithin(text.latin, { ...italic, weight: 480 }, 44, room.width))
  const belowHeight = below.reduce((sum, block) => sum + block.height + gap, 0)
  const title = fitBlock(text.title, room.setting ?? serif, {
    width: room.width,
    height: room.height - belowHeight,
    largest: (room.largest ?? 210) * (/\p{Script=Latin}/u.test(text.title) ? 1 : 1.16),
    lines: room.lines ?? 4,
    leading: text.tamil ? 1.22 : 1.08,
  })
  return {
    height: title.height + belowHeight + (below.length ? first : 0),
    draw(x, top, colours, align = 'middle') {
      let level = top + title.height + first
      const parts = [title.draw(x, top, colours.title, align)]
      for (const block of below) {
        parts.push(block.draw(x, level + gap * 0.6, colours.rest, align))
        level += block.height + gap
      }
      return parts.join('')
    },
  }
}
const gap = 40
const first = 34

/** Author and other contributors of the book. @returns the drawing whose ink ends at `bottom`. */
export function authorship(
  text: CoverText,
  x: number,
  bottom: number,
  width: number,
  colours: Colours,
  align: Align = 'middle',
  size = 58,
): string {
  const author = fitBlock(
    text.author,
    { ...sans, weight: 600 },
    { width, height: 170, largest: size, lines: 2, leading: 1.25 },
  )
  const credit = text.credit
    ? fitBlock(text.credit, italic, { width, height: 110, largest: 38, lines: 2, leading: 1.3 })
    : undefined
  const creditTop = bottom - (credit?.height ?? 0)
  return [
    credit?.draw(x, creditTop, colours.rest, align) ?? '',
    author.draw(x, creditTop - author.height - (credit ? 26 : 0), colours.title, align),
  ].join('')
}

/** The imprint at the foot: mark and name. `y` is the middle of it. */
export function imprint(x: number, y: number, colour: string, align: Align = 'middle', size = 60): string {
  const name = lineOf('Panai', { family: 'serif', weight: 560 }, size * 0.56, 40)
  const width = size + size * 0.3 + name.width
  const left = align === 'left' ? x : align === 'middle' ? x - width / 2 : x - width
  return (
    mark(left, y - size / 2, size, colour) +
    name.draw(left + size * 1.3, y - name.height / 2 + size * 0.04, colour, 'left')
  )
}
