import { BLEED, SAFE_DISTANCE } from '@panai/contract/manuscripts/book-making'
import type { Drawing } from './drawing.ts'
import { colours } from './look.ts'
import type { CoverWords } from './words/english.ts'

export const CORNER_HEIGHT = 62
const SCALE = 4

/** One corner of a front cover, enlarged: where the paper ends, where the knife cuts, where words may begin. */
export function drawCorner(drawing: Drawing, words: CoverWords['corner']): void {
  const right = 84
  const edge = { x: right, y: 2 }
  const trim = { x: right - BLEED * SCALE, y: 2 + BLEED * SCALE }
  const safe = { x: trim.x - SAFE_DISTANCE * SCALE, y: trim.y + SAFE_DISTANCE * SCALE }
  const foot = CORNER_HEIGHT - 4

  drawing.box(0, edge.y, edge.x, foot - edge.y, { fill: '#f3d9d4' })
  drawing.box(0, trim.y, trim.x, foot - trim.y, { fill: colours.leaf })
  drawing.box(0, safe.y, safe.x, foot - safe.y, { fill: colours.paper })
  drawing.line(0, edge.y, edge.x, edge.y, colours.hibiscus, 3)
  drawing.line(edge.x, edge.y, edge.x, foot, colours.hibiscus, 3)
  drawing.line(0, trim.y, trim.x, trim.y)
  drawing.line(trim.x, trim.y, trim.x, foot)
  drawing.line(0, safe.y, safe.x, safe.y, colours.palm, 2)
  drawing.line(safe.x, safe.y, safe.x, foot, colours.palm, 2)
  drawing.label(words.title, safe.x / 2, safe.y + 14, { font: 'title', size: 20 })

  const text = right + 10
  const notes: [number, string, string, string][] = [
    [8, colours.hibiscus, ...words.bleed],
    [25, colours.ink, ...words.trim],
    [42, colours.palm, ...words.safe],
  ]
  for (const [y, colour, name, meaning] of notes) {
    drawing.label(name, text, y, { align: 'left', font: 'strong', size: 11, colour })
    drawing.label(meaning, text, y + 5.5, { align: 'left', size: 8.5 })
  }
  drawing.line(edge.x + 1, 8, text - 2, 8, colours.hibiscus)
  drawing.line(trim.x, 25, text - 2, 25)
  drawing.line(safe.x, 42, text - 2, 42, colours.palm)
}
