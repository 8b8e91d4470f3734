import type { Letters } from './letters.ts'
import { colours, type FontName, MM } from './look.ts'

/** Lines, boxes and labels of the figures, in millimetres. */
export class Drawing {
  readonly #doc: PDFKit.PDFDocument
  readonly #letters: Letters

  constructor(doc: PDFKit.PDFDocument, letters: Letters) {
    this.#doc = doc
    this.#letters = letters
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    look: { fill?: string; stroke?: string; dash?: number; weight?: number },
  ): void {
    const doc = this.#doc
    doc.rect(x * MM, y * MM, width * MM, height * MM)
    if (look.fill) doc.fill(look.fill)
    if (!look.stroke) return
    doc.rect(x * MM, y * MM, width * MM, height * MM).lineWidth(look.weight ?? 0.8)
    if (look.dash) doc.dash(look.dash, {})
    doc.stroke(look.stroke)
    doc.undash()
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: string = colours.ink, dash = 0): void {
    this.#doc
      .moveTo(x1 * MM, y1 * MM)
      .lineTo(x2 * MM, y2 * MM)
      .lineWidth(0.6)
    if (dash) this.#doc.dash(dash, {})
    this.#doc.stroke(colour)
    this.#doc.undash()
  }

  /** A length between two points on a level or upright line, with a tick at each end. */
  measure(x1: number, y1: number, x2: number, y2: number): void {
    this.line(x1, y1, x2, y2)
    const [across, down] = x1 === x2 ? [1.2, 0] : [0, 1.2]
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ] as const)
      this.line(x - across, y - down, x + across, y + down)
  }

  label(
    text: string,
    x: number,
    y: number,
    options: {
      align?: 'left' | 'center' | 'right'
      colour?: string
      font?: FontName
      size?: number
      turned?: boolean
    } = {},
  ): void {
    const { align = 'center', colour = colours.ink, font = 'text', size = 8, turned = false } = options
    const doc = this.#doc
    doc.save().translate(x * MM, y * MM)
    if (turned) doc.rotate(90)
    this.#letters.use(font, size, colour)
    const width = this.#letters.widthOf(text)
    const start = align === 'left' ? 0 : align === 'center' ? -width / 2 : -width
    this.#letters.line(text, start, -size * 0.62)
    doc.restore()
  }

  /** An outline in a box of 1000 units an em, its baseline at `y`, `size` millimetres an em. */
  outline(path: string, x: number, y: number, size: number, colour: string): void {
    this.#doc
      .save()
      .translate(x * MM, y * MM)
      .scale((size * MM) / 1000)
    this.#doc.path(path).fill(colour)
    this.#doc.restore()
  }
}
