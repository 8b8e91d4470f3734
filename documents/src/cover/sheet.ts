import { brand } from '@panai/contract/brand/brand'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import PDFDocument from 'pdfkit'
import { Drawing } from './drawing.ts'
import { type Letters, lettersOf } from './letters.ts'
import { colours, type FontName, MM } from './look.ts'

const PAGE = { width: 210, height: 297, margin: 20 } as const
const COLUMN = PAGE.width - 2 * PAGE.margin
type Column = { readonly title: string; readonly share: number; readonly align?: 'left' | 'right' }

/** Pages that are filled from top to bottom, tagged so that they can be read aloud. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  /** Where the next thing goes, from the top of the page. */
  y: number = PAGE.margin
  readonly #letters: Letters

  private constructor(doc: PDFKit.PDFDocument, letters: Letters) {
    this.doc = doc
    this.#letters = letters
  }

  static async open(title: string, language: InterfaceLanguage, madeAt: Date): Promise<Sheet> {
    const doc = new PDFDocument({
      size: [PAGE.width * MM, PAGE.height * MM],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: `${language}-IN`,
      bufferPages: true,
      info: { Title: title, Author: brand.name, CreationDate: madeAt, ModDate: madeAt },
    })
    return new Sheet(doc, await lettersOf(language, doc))
  }

  newPage(): void {
    this.doc.addPage()
    this.y = PAGE.margin
  }

  /** The leaf that books were once written on, beside the title. */
  leaf(): void {
    const [x, y, width, height] = [PAGE.width - PAGE.margin - 46, this.y, 46, 11]
    this.doc.markContent('Artifact')
    this.doc.roundedRect(x * MM, y * MM, width * MM, height * MM, 5 * MM).fill(colours.leaf)
    for (const hole of [x + 11, x + width - 11])
      this.doc.circle(hole * MM, (y + height / 2) * MM, 1.5 * MM).fill('#ffffff')
    this.doc.endMarkedContent()
  }

  heading(level: 1 | 2, text: string): void {
    if (level === 2 && this.y > PAGE.margin) this.y += 5
    this.#write(`H${level}`, text, { font: 'title', size: level === 1 ? 26 : 15, colour: colours.palm })
    this.y += level === 1 ? 2 : 1.5
  }

  text(text: string, options: { size?: number; colour?: string; font?: FontName } = {}): void {
    this.#write('P', text, options)
    this.y += 2.2
  }

  list(items: readonly string[]): void {
    const list = this.doc.struct('L')
    this.doc.addStructure(list)
    for (const item of items) {
      const top = this.y
      const entry = this.doc.struct('LI', {}, () => {
        this.doc.circle((PAGE.margin + 1.2) * MM, (top + 2.3) * MM, 0.7 * MM).fill(colours.turmeric)
        this.#put(item, PAGE.margin + 5, COLUMN - 5, {})
      })
      list.add(entry)
      entry.end()
      this.y += 1.2
    }
    list.end()
    this.y += 1
  }

  /** A list under a heading of its own. */
  listed({ title, list }: { title: string; list: readonly string[] }): void {
    this.heading(2, title)
    this.list(list)
  }

  /** A picture, `height` tall, drawn by `draw` from the top left corner of the column. */
  figure(meaning: string, height: number, draw: (drawing: Drawing, width: number) => void): void {
    const figure = this.doc.struct('Figure', { alt: meaning }, () => {
      this.doc.save().translate(PAGE.margin * MM, this.y * MM)
      draw(new Drawing(this.doc, this.#letters), COLUMN)
      this.doc.restore()
    })
    this.doc.addStructure(figure)
    figure.end()
    this.y += height
  }

  table(columns: readonly Column[], rows: readonly (readonly string[])[], rowHeight = 6.2): void {
    const { doc } = this
    const table = doc.struct('Table')
    doc.addStructure(table)
    const whole = columns.reduce((sum, { share }) => sum + share, 0)
    for (const [at, cells] of [columns.map(({ title }) => title), ...rows].entries()) {
      const row = doc.struct('TR')
      table.add(row)
      if (at === 0) this.#band(rowHeight, colours.leaf)
      let x: number = PAGE.margin
      for (const [index, { share, align = 'left' }] of columns.entries()) {
        const width = (share / whole) * COLUMN
        const left = x
        const cell = doc.struct(at === 0 ? 'TH' : 'TD', {}, () => {
          this.#letters.use(at === 0 || index === 0 ? 'strong' : 'text', 9, colours.ink)
          this.#letters.line(cells[index] ?? '', (left + 2) * MM, (this.y + 1.3) * MM, {
            width: (width - 4) * MM,
            align,
          })
        })
        row.add(cell)
        cell.end()
        x += width
      }
      row.end()
      this.y += rowHeight
      this.#rule()
    }
    table.end()
    this.y += 4
  }

  /** A line at the foot of every page, and the end of the file. */
  async close(foot: string, numbered: (page: number, pages: number) => string): Promise<Uint8Array> {
    const { doc } = this
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    const ended = new Promise<void>((resolve) => doc.once('end', resolve))
    const { count } = doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      doc.switchToPage(page)
      doc.markContent('Artifact', { type: 'Pagination' })
      this.#letters.use('text', 8.5, colours.soft)
      const y = (PAGE.height - 13) * MM
      this.#letters.line(foot, PAGE.margin * MM, y)
      this.#letters.line(numbered(page + 1, count), PAGE.margin * MM, y, {
        width: COLUMN * MM,
        align: 'right',
      })
      doc.endMarkedContent()
    }
    doc.end()
    await ended
    return Buffer.concat(parts)
  }

  #write(kind: string, text: string, options: { size?: number; colour?: string; font?: FontName }): void {
    const part = this.doc.struct(kind, {}, () => this.#put(text, PAGE.margin, COLUMN, options))
    this.doc.addStructure(part)
    part.end()
  }

  #put(
    text: string,
    x: number,
    width: number,
    { size = 10.5, colour = colours.ink, font = 'text' }: { size?: number; colour?: string; font?: FontName },
  ): void {
    this.#letters.use(font, size, colour)
    this.y += this.#letters.block(text, x * MM, this.y * MM, width * MM) / MM
  }

  #band(height: number, colour: string): void {
    this.doc.markContent('Artifact')
    this.doc.rect(PAGE.margin * MM, this.y * MM, COLUMN * MM, height * MM).fill(colour)
    this.doc.endMarkedContent()
  }

  #rule(): void {
    this.doc.markContent('Artifact')
    this.doc
      .moveTo(PAGE.margin * MM, this.y * MM)
      .lineTo((PAGE.width - PAGE.margin) * MM, this.y * MM)
      .lineWidth(0.5)
      .stroke(colours.line)
    this.doc.endMarkedContent()
  }
}
