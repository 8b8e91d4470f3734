import { brand } from '@panai/contract/brand/brand'
import PDFDocument from 'pdfkit'
import type { FontFile, Weight } from '../../../typesetting/load-fonts.ts'
import { Typesetter } from '../../../typesetting/typesetter.ts'

/** A4 on its side, in points: a line has ten columns. */
export const PAGE = { width: 841.89, height: 595.28, margin: 42, foot: 40 } as const
export const COLUMN = PAGE.width - 2 * PAGE.margin

export type Column = { title: string; share: number; align?: 'right' }
type Look = { size?: number; weight?: Weight; colour?: string }

const SIZE = 8.5
const LEADING = 1.45
const PADDING = 3.5
const LINE_COLOUR = '#d9cbaa'

/** Pages that are filled from top to bottom, tagged so that they can be read aloud. */
export class Pages {
  readonly #doc: PDFKit.PDFDocument
  readonly #type: Typesetter
  #y: number = PAGE.margin

  constructor(
    about: { title: string; author: string; lang: string; madeAt: Date },
    fonts: readonly FontFile[],
  ) {
    this.#doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: about.lang,
      bufferPages: true,
      info: {
        Title: about.title,
        Author: brand.name,
        Subject: about.author,
        CreationDate: about.madeAt,
        ModDate: about.madeAt,
      },
    })
    this.#type = new Typesetter(this.#doc, fonts)
  }

  heading(level: 1 | 2, text: string): void {
    const size = level === 1 ? 20 : 12
    this.room(size * 4)
    if (level === 2) this.#y += 10
    this.#tagged(`H${level}`, () =>
      this.#line(text, PAGE.margin, { size, weight: 'strong', colour: brand.colours.palm }),
    )
    this.#y += size * LEADING
  }

  text(text: string, look: Look = {}): void {
    const size = look.size ?? 9.5
    for (const line of this.#type.wrap(text, COLUMN, size, look.weight)) {
      this.room(size * LEADING)
      this.#tagged('P', () => this.#line(line, PAGE.margin, { ...look, size }))
      this.#y += size * LEADING
    }
    this.#y += 3
  }

  gap(height: number): void {
    this.#y += height
  }

  /** A new page unless there is so much room left. @returns whether there is a new one. */
  room(height: number): boolean {
    if (this.#y + height <= PAGE.height - PAGE.margin - PAGE.foot) return false
    this.#doc.addPage()
    this.#y = PAGE.margin
    return true
  }

  /** A table whose headings stand on every page that it goes on. `strong` rows are sums. */
  table(
    columns: readonly Column[],
    rows: readonly { cells: readonly string[]; strong?: true }[],
    width: number = COLUMN,
  ): void {
    const { struct } = { struct: this.#doc.struct('Table') }
    this.#doc.addStructure(struct)
    const whole = columns.reduce((sum, { share }) => sum + share, 0)
    const widths = columns.map(({ share }) => (share / whole) * width)
    const heading = columns.map(({ title }) => title)
    this.room(3 * SIZE * LEADING + 4 * PADDING)
    this.#row(struct, 'TH', heading, columns, widths)
    for (const { cells, strong } of rows) {
      if (this.room(this.#heightOf(cells, widths, strong ? 'strong' : 'text')))
        this.#row(struct, 'TH', heading, columns, widths)
      this.#row(struct, 'TD', cells, columns, widths, strong ? 'strong' : 'text')
    }
    struct.end()
    this.#y += 6
  }

  /** The letters so far that no font has, and in whose place their codes stand. */
  get unprintable(): readonly string[] {
    return this.#type.unprintable
  }

  /**
   * A line at the foot of every page, and the end of the file. What its left says of whom is as long as there is room beside the number
   * of the page.
   */
  async close(
    left: { before: string; name: string; after: string },
    numbered: (page: number, pages: number) => string,
  ): Promise<Uint8Array> {
    const doc = this.#doc
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    const ended = new Promise<void>((resolve) => doc.once('end', resolve))
    const { count } = doc.bufferedPageRange()
    this.#y = PAGE.height - PAGE.margin
    for (let page = 0; page < count; page++) {
      doc.switchToPage(page)
      doc.markContent('Artifact', { type: 'Pagination' })
      const right = numbered(page + 1, count)
      const look = { size: 8, colour: '#5c5347' } as const
      const ofPage = this.#type.widthOf(right, look.size)
      const room = COLUMN - ofPage - 3 * look.size - this.#type.widthOf(left.before + left.after, look.size)
      const name = this.#type.cut(left.name, room, look.size)
      this.#line(`${left.before}${name}${left.after}`, PAGE.margin, look)
      this.#line(right, PAGE.width - PAGE.margin - ofPage, look)
      doc.endMarkedContent()
    }
    doc.end()
    await ended
    return Buffer.concat(parts)
  }

  #row(
    table: PDFKit.PDFStructureElement,
    kind: 'TH' | 'TD',
    cells: readonly string[],
    columns: readonly Column[],
    widths: readonly number[],
    weight: Weight = kind === 'TH' ? 'strong' : 'text',
  ): void {
    const doc = this.#doc
    const height = this.#heightOf(cells, widths, weight)
    doc.markContent('Artifact')
    if (kind === 'TH') doc.rect(PAGE.margin, this.#y, sum(widths), height).fill(brand.colours.leaf)
    else
      doc
        .moveTo(PAGE.margin, this.#y + height)
        .lineTo(PAGE.margin + sum(widths), this.#y + height)
        .lineWidth(0.5)
        .stroke(LINE_COLOUR)
    doc.endMarkedContent()
    const row = doc.struct('TR')
    table.add(row)
    let x: number = PAGE.margin
    const top = this.#y
    for (const [at, width] of widths.entries()) {
      const left = x
      const cell = doc.struct(kind, {}, () => {
        for (const [number, line] of this.#linesOf(cells[at] ?? '', width, weight).entries()) {
          this.#y = top + PADDING + number * SIZE * LEADING
          const indent =
            columns[at]?.align === 'right'
              ? width - PADDING - this.#type.widthOf(line, SIZE, weight)
              : PADDING
          this.#line(line, left + indent, { size: SIZE, weight })
        }
      })
      row.add(cell)
      cell.end()
      x += width
    }
    row.end()
    this.#y = top + height
  }

  #heightOf(cells: readonly string[], widths: readonly number[], weight: Weight): number {
    const most = Math.max(...widths.map((width, at) => this.#linesOf(cells[at] ?? '', width, weight).length))
    return most * SIZE * LEADING + 2 * PADDING
  }

  #linesOf(text: string, width: number, weight: Weight): string[] {
    return this.#type.wrap(text, width - 2 * PADDING, SIZE, weight)
  }

  #line(text: string, x: number, { size = SIZE, weight = 'text', colour = brand.colours.ink }: Look): void {
    this.#doc.fillColor(colour)
    this.#type.set(text, x, this.#y, size, weight)
  }

  #tagged(kind: string, draw: () => void): void {
    const part = this.#doc.struct(kind, {}, draw)
    this.#doc.addStructure(part)
    part.end()
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
