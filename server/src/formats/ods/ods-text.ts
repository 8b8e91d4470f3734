import { MOST_CELL_CHARS } from '../limits.ts'
import type { Attributes } from '../xml/read-elements.ts'

/** What stands at a word and is no part of it: notes of people, reading aids above letters, drawings. */
const besides = new Set(['annotation', 'annotation-end', 'ruby-text', 'note', 'frame', 'custom-shape'])

/** The text of a cell of an OpenDocument file: its paragraphs, of which blanks are written as elements where there are several. */
export class OdsText {
  #paragraphs: string[] = []
  #current = ''
  #length = 0
  #level = 0
  #besides = 0

  get isInParagraph(): boolean {
    return this.#level > 0
  }

  get text(): string {
    return this.#paragraphs.join('\n')
  }

  get length(): number {
    return this.#length
  }

  open(name: string, { c }: Attributes): void {
    this.#level += 1
    if (this.#besides > 0 || besides.has(name)) this.#besides += 1
    else if (name === 's') this.#write(' '.repeat(countOf(c)))
    else if (name === 'tab') this.#write('\t')
    else if (name === 'line-break') this.#write('\n')
  }

  add(text: string): void {
    if (this.#level === 0 || this.#besides > 0) return
    const blanks = text.replace(/[ \t\r\n]+/g, ' ')
    this.#write(this.#current === '' ? blanks.trimStart() : blanks)
  }

  close(): void {
    this.#level -= 1
    if (this.#besides > 0) this.#besides -= 1
    if (this.#level > 0) return
    this.#paragraphs.push(this.#current)
    this.#current = ''
    this.#length += 1
  }

  #write(text: string): void {
    this.#current += text
    this.#length += text.length
  }
}

/** One more than a cell can hold is as good as any more. */
function countOf(written = '1'): number {
  const count = Number(written)
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST_CELL_CHARS + 1) : 1
}
