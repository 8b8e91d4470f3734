import { Drawing } from './drawing.ts'
import { colours } from './sheet.ts'
import { tamilOutline } from './tamil.ts'

export const TAMIL_HEIGHT = 40
const WORD = 'பொன்னி'
const SIZE = 11.5

/** One word set by a program that knows the script and by one that does not. */
export function drawTamil(doc: PDFKit.PDFDocument, width: number): void {
  const drawing = new Drawing(doc)
  const halves = [
    {
      shaped: true,
      title: 'Right',
      colour: colours.palm,
      note: 'The sign stands before its letter, the dot upon it.',
    },
    {
      shaped: false,
      title: 'Wrong',
      colour: colours.hibiscus,
      note: 'Letters in the order of typing: a broken export.',
    },
  ]
  for (const [at, { shaped, title, colour, note }] of halves.entries()) {
    const x = (at * width) / 2
    const w = width / 2 - 4
    const { path, width: wide } = tamilOutline(WORD, shaped)
    drawing.box(x, 0, w, TAMIL_HEIGHT - 6, { fill: colours.paper, stroke: colour })
    drawing.outline(path, x + w / 2 - (wide / 2000) * SIZE, 16, SIZE, colours.ink)
    drawing.label(title, x + 4, 28, { align: 'left', font: 'strong', size: 9.5, colour })
    drawing.label(note, x + 16, 28, { align: 'left', size: 8.5 })
  }
}
