import { type KolamFigure, kolamPath, roundedSeed } from '../kolam-path.ts'
import type { CoverPalette } from './cover-palettes.ts'
import { fitText } from './fit-text.ts'

/** In pixels: what the guidelines call best. */
export const COVER_WIDTH = 1_600
export const COVER_HEIGHT = 2_560

export type CoverWords = { title: string; subtitle: string; author: string }

type Sheet = {
  context: CanvasRenderingContext2D
  palette: CoverPalette
  words: CoverWords
  /** The families of the letters, as a style sheet has them. */
  family: string
  /** Chooses the kolam. */
  seed: number
}

type Layout = { name: string; draw: (sheet: Sheet) => void }

const MIDDLE = COVER_WIDTH / 2
const MARGIN = 150
const TEXT_WIDTH = COVER_WIDTH - 2 * MARGIN
/** Tamil has signs above and below its letters. */
const LINE_HEIGHT = 1.4
const [SUBTITLE_WEIGHT, AUTHOR_WEIGHT, TITLE_WEIGHT] = [400, 500, 600] as const
export const coverWeights = [SUBTITLE_WEIGHT, AUTHOR_WEIGHT, TITLE_WEIGHT] as const

export const coverLayouts = {
  threshold: {
    name: 'Kolam below the title',
    draw(sheet) {
      fill(sheet, sheet.palette.ground)
      const { ink, soft, line } = sheet.palette
      titling(sheet, { top: 240, height: 800, ink, soft })
      kolam(sheet, { y: 1_560, width: 860, dots: 7, colour: line })
      authorship(sheet, 2_280, ink)
    },
  },
  medallion: {
    name: 'Medallion',
    draw(sheet) {
      const { ground, ink, soft, line, field, fieldInk } = sheet.palette
      fill(sheet, ground)
      frame(sheet, 70, line, 6)
      disc(sheet, 860, 500, field)
      disc(sheet, 860, 468, fieldInk, 5)
      kolam(sheet, { y: 860, width: 640, dots: 5, colour: fieldInk })
      titling(sheet, { top: 1_440, height: 620, ink, soft })
      authorship(sheet, 2_290, ink)
    },
  },
  plate: {
    name: 'Title on a plate',
    draw(sheet) {
      const { ground, ink, line, field, fieldInk } = sheet.palette
      fill(sheet, ground)
      for (const y of [330, 2_010])
        for (const x of [300, MIDDLE, COVER_WIDTH - 300])
          kolam(sheet, { x, y, width: 380, dots: 5, colour: line })
      block(sheet, 620, 1_100, field)
      block(sheet, 650, 10, fieldInk)
      block(sheet, 1_680, 10, fieldInk)
      titling(sheet, { top: 700, height: 940, ink: fieldInk, soft: fieldInk })
      authorship(sheet, 2_360, ink)
    },
  },
  corners: {
    name: 'Kolams in the corners',
    draw(sheet) {
      const { field, fieldInk, ground } = sheet.palette
      fill(sheet, field)
      frame(sheet, 90, ground, 16)
      for (const x of [310, COVER_WIDTH - 310])
        for (const y of [310, COVER_HEIGHT - 310]) kolam(sheet, { x, y, width: 330, dots: 5, colour: ground })
      titling(sheet, { top: 640, height: 1_000, ink: fieldInk, soft: fieldInk })
      authorship(sheet, 1_900, fieldInk)
    },
  },
} as const satisfies Record<string, Layout>

export type CoverLayoutId = keyof typeof coverLayouts

function fill({ context }: Sheet, colour: string): void {
  context.fillStyle = colour
  context.fillRect(0, 0, COVER_WIDTH, COVER_HEIGHT)
}

function block({ context }: Sheet, top: number, height: number, colour: string): void {
  context.fillStyle = colour
  context.fillRect(0, top, COVER_WIDTH, height)
}

function frame({ context }: Sheet, inset: number, colour: string, weight: number): void {
  context.strokeStyle = colour
  context.lineWidth = weight
  context.strokeRect(inset, inset, COVER_WIDTH - 2 * inset, COVER_HEIGHT - 2 * inset)
}

/** Filled, or with `weight` its edge alone. */
function disc({ context }: Sheet, y: number, radius: number, colour: string, weight?: number): void {
  context.beginPath()
  context.arc(MIDDLE, y, radius, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.strokeStyle = colour
  context.lineWidth = weight ?? 0
  if (weight === undefined) context.fill()
  else context.stroke()
}

type Ornament = { x?: number; y: number; width: number; dots: number; colour: string }

/** Winding the line takes many tries, and a cover is drawn again and again while its words are written. */
const wound = new Map<string, KolamFigure>()
const MOST_WOUND = 32

function figureOf(seed: number, dots: number): KolamFigure {
  const name = `${seed} ${dots}`
  const figure = wound.get(name) ?? kolamPath(roundedSeed(seed, dots), dots)
  if (wound.size === MOST_WOUND) wound.clear()
  wound.set(name, figure)
  return figure
}

function kolam({ context, seed }: Sheet, { x = MIDDLE, y, width, dots, colour }: Ornament): void {
  const figure = figureOf(seed, dots)
  const [left = 0, top = 0, span = 1] = figure.viewBox.split(' ').map(Number)
  context.save()
  context.translate(x - width / 2, y - width / 2)
  context.scale(width / span, width / span)
  context.translate(-left, -top)
  context.strokeStyle = colour
  context.fillStyle = colour
  context.lineWidth = 2.4
  context.stroke(new Path2D(figure.d))
  for (const [across, down] of figure.dots) {
    context.beginPath()
    context.arc(across, down, 2, 0, 2 * Math.PI)
    context.fill()
  }
  context.restore()
}

type Titling = { top: number; height: number; ink: string; soft: string }

/** Title and subtitle in the middle of their room. */
function titling(sheet: Sheet, { top, height, ink, soft }: Titling): void {
  const { title, subtitle } = sheet.words
  const fit = (text: string, weight: number, room: { height: number; largest: number }) =>
    fitText(text, measureIn(sheet, weight), { width: TEXT_WIDTH, lineHeight: LINE_HEIGHT, ...room })
  const first = fit(title, TITLE_WEIGHT, { height: subtitle === '' ? height : height * 0.68, largest: 230 })
  const second =
    subtitle === ''
      ? null
      : fit(subtitle, SUBTITLE_WEIGHT, { height: height * 0.3, largest: Math.min(92, first.size * 0.7) })
  const parts = [
    { ...first, weight: TITLE_WEIGHT, colour: ink },
    ...(second ? [{ ...second, weight: SUBTITLE_WEIGHT, colour: soft }] : []),
  ]
  const whole = parts.reduce((sum, { lines, size }) => sum + lines.length * size * LINE_HEIGHT, 0)
  let y = top + (height - whole) / 2
  for (const { lines, size, weight, colour } of parts) {
    write(sheet, lines, { y, size, weight, colour })
    y += lines.length * size * LINE_HEIGHT
  }
}

/** The author, round `middle`. */
function authorship(sheet: Sheet, middle: number, colour: string): void {
  const room = { width: TEXT_WIDTH, height: 260, largest: 104, lineHeight: LINE_HEIGHT }
  const { lines, size } = fitText(sheet.words.author, measureIn(sheet, AUTHOR_WEIGHT), room)
  write(sheet, lines, {
    y: middle - (lines.length * size * LINE_HEIGHT) / 2,
    size,
    weight: AUTHOR_WEIGHT,
    colour,
  })
}

function measureIn({ context, family }: Sheet, weight: number): (text: string) => number {
  return (text) => {
    context.font = `${weight} 100px ${family}`
    return context.measureText(text).width / 100
  }
}

type Writing = { y: number; size: number; weight: number; colour: string }

function write(
  { context, family }: Sheet,
  lines: readonly string[],
  { y, size, weight, colour }: Writing,
): void {
  context.font = `${weight} ${size}px ${family}`
  context.fillStyle = colour
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [index, line] of lines.entries())
    context.fillText(line, MIDDLE, y + (index + 0.5) * size * LINE_HEIGHT)
}
