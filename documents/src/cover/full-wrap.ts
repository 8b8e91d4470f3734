import {
  BARCODE,
  BLEED,
  coverSheet,
  type Extent,
  SAFE_DISTANCE,
} from '@panai/contract/manuscripts/book-making'
import type { Drawing } from './drawing.ts'
import { colours } from './look.ts'
import type { CoverWords } from './words/english.ts'

export const FULL_WRAP_HEIGHT = 150
const ROOM = { left: 12, top: 16 }

/** The whole sheet as it lies before the designer: back, spine and front, each with what it must hold. */
export function drawFullWrap(
  drawing: Drawing,
  width: number,
  { trim, spine }: { trim: Extent; spine: number },
  words: CoverWords['wrap'],
): void {
  const sheet = coverSheet(trim, spine)
  const scale = (width - ROOM.left - 2) / sheet.width
  const at = (x: number) => ROOM.left + x * scale
  const down = (y: number) => ROOM.top + y * scale
  const box = (x: number, y: number, w: number, h: number, look: Parameters<Drawing['box']>[4]) =>
    drawing.box(at(x), down(y), w * scale, h * scale, look)

  const back = BLEED
  const fold = back + trim.width
  const front = fold + spine
  const end = front + trim.width
  const foot = BLEED + trim.height

  box(0, 0, sheet.width, sheet.height, { fill: '#f3d9d4', stroke: colours.hibiscus, dash: 3 })
  box(back, BLEED, trim.width, trim.height, { fill: colours.paper })
  box(fold, BLEED, spine, trim.height, { fill: colours.leaf })
  box(front, BLEED, trim.width, trim.height, { fill: colours.paper })
  box(back, BLEED, end - back, trim.height, { stroke: colours.ink, weight: 1.2 })
  for (const x of [fold, front]) drawing.line(at(x), down(0), at(x), down(sheet.height), colours.ink, 2)
  for (const x of [back, front])
    box(
      x + SAFE_DISTANCE,
      BLEED + SAFE_DISTANCE,
      trim.width - 2 * SAFE_DISTANCE,
      trim.height - 2 * SAFE_DISTANCE,
      {
        stroke: colours.palm,
        dash: 2,
      },
    )
  box(
    fold - BARCODE.distance - BARCODE.width,
    foot - BARCODE.distance - BARCODE.height,
    BARCODE.width,
    BARCODE.height,
    { fill: '#ffffff', stroke: colours.ink },
  )

  const middleOf = (x: number) => at(x + trim.width / 2)
  const title = { font: 'title', size: 13 } as const
  drawing.label(words.back, middleOf(back), down(46), title)
  drawing.label(words.aFewWords[0], middleOf(back), down(60))
  drawing.label(words.aFewWords[1], middleOf(back), down(69))
  drawing.label(words.front, middleOf(front), down(46), title)
  drawing.label(words.onTheFront, middleOf(front), down(60))
  drawing.label(words.onTheSpine, at(fold + spine / 2), down(sheet.height / 2), {
    font: 'strong',
    size: 8,
    turned: true,
  })
  drawing.label(words.barcode[0], at(fold - BARCODE.distance - BARCODE.width / 2), down(foot - 29))
  drawing.label(words.barcode[1], at(fold - BARCODE.distance - BARCODE.width / 2), down(foot - 20))
  drawing.label(words.safe, middleOf(front), down(foot - 13), {
    colour: colours.palm,
  })

  const measured: [number, number, string][] = [
    [back, fold, words.size(trim.width)],
    [front, end, words.size(trim.width)],
  ]
  for (const [from, to, text] of measured) {
    drawing.measure(at(from), ROOM.top - 4, at(to), ROOM.top - 4)
    drawing.label(text, (at(from) + at(to)) / 2, ROOM.top - 7)
  }
  drawing.measure(at(fold), ROOM.top - 4, at(front), ROOM.top - 4)
  drawing.label(words.spine(spine), at(fold + spine / 2), ROOM.top - 10, { font: 'strong' })
  drawing.measure(ROOM.left - 5, down(BLEED), ROOM.left - 5, down(foot))
  drawing.label(words.size(trim.height), ROOM.left - 8.5, down(sheet.height / 2), { turned: true })
  const below = down(sheet.height) + 5
  drawing.measure(at(0), below, at(sheet.width), below)
  drawing.label(words.whole(sheet), at(sheet.width / 2), below + 5, { font: 'strong', size: 9 })
}
