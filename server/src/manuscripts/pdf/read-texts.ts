import { languageOfLetters } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import { getDocument, type PDFPageProxy } from 'unpdf/pdfjs'
import { encodings } from '../../old-tamil/encodings/encodings.ts'
import { type OldFont, recognise } from '../../old-tamil/recognise.ts'
import { toUnicode } from '../../old-tamil/to-unicode.ts'
import { countWords } from '../check/reading.ts'
import { nameOfFont } from './fonts.ts'

/** About a printed page, so that the author can judge the conversion. */
const EXCERPT = 600
/** Letters of which there are fewer are marks of a font, or a name. */
const LEAST_SHARE = 0.01
/** A picture of so many dots is not unpacked: none is needed to read letters. */
const MOST_DOTS = 1

export type OldText = { old: OldFont; font: string | null; text: string; pages: number[] }
export type Texts = {
  words: number
  languages: Language[]
  /** By font, in the order in which they appear. */
  old: OldText[]
  /** Pages whose letters could not be read in time, or not at all. */
  unread: number[]
}

/** Reads the letters of so many pages, with their fonts, until the time is over. @throws Error when it is no PDF, or one with a password. */
export async function readTexts(bytes: Buffer, most: number, until: number): Promise<Texts> {
  const opening = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    maxImageSize: MOST_DOTS,
    useSystemFonts: false,
    disableFontFace: true,
  })
  const reader = new Reader()
  const unread: number[] = []
  try {
    const pdf = await opening.promise
    for (let number = 1; number <= Math.min(most, pdf.numPages); number += 1) {
      if (performance.now() > until) unread.push(number)
      else
        await pdf
          .getPage(number)
          .then((page) => reader.take(page, number))
          .catch(() => unread.push(number))
    }
    return { ...reader.found(), unread }
  } finally {
    await opening.destroy()
  }
}

class Reader {
  readonly #fonts = new Map<string, string | null>()
  readonly #letters = new Map<Language, number>()
  readonly #old = new Map<string, OldText>()
  #words = 0

  async take(page: PDFPageProxy, number: number): Promise<void> {
    const { items, styles } = await page.getTextContent()
    await this.#learnFonts(page, Object.keys(styles))
    const parts: { font: string; text: string }[] = []
    for (const item of items) {
      if (!('str' in item)) continue
      const text = unmapped(item.str) + (item.hasEOL ? '\n' : '')
      const last = parts.at(-1)
      if (last && (last.font === item.fontName || item.fontName === '')) last.text += text
      else parts.push({ font: item.fontName, text })
    }
    const whole = parts.map(({ font, text }) => this.#takePart(this.#fonts.get(font) ?? null, text, number))
    this.#words += countWords(whole.join(''))
    page.cleanup()
  }

  found(): Omit<Texts, 'unread'> {
    const sorted = [...this.#letters].sort(([, one], [, other]) => other - one)
    const all = sorted.reduce((sum, [, count]) => sum + count, 0)
    return {
      words: this.#words,
      languages: sorted.filter(([, count]) => count / all >= LEAST_SHARE).map(([language]) => language),
      old: [...this.#old.values()],
    }
  }

  #takePart(font: string | null, text: string, page: number): string {
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    const old = recognise(text, font)
    const language = old ? 'ta' : languageOfLetters(text)
    if (letters > 0) this.#letters.set(language, (this.#letters.get(language) ?? 0) + letters)
    if (!old) return text
    const known = this.#old.get(old.family)
    if (!known) this.#old.set(old.family, { old, font, text, pages: [page] })
    else {
      if (known.pages.at(-1) !== page) known.pages.push(page)
      if (known.text.length < EXCERPT) known.text += text
    }
    return old.encoding ? toUnicode(text, encodings[old.encoding]) : text
  }

  /** The text names its fonts by keys; their names come with the drawing of a page, which is asked for where there are new ones. */
  async #learnFonts(page: PDFPageProxy, keys: readonly string[]): Promise<void> {
    const unknown = keys.filter((key) => !this.#fonts.has(key))
    if (unknown.length === 0) return
    await page.getOperatorList()
    for (const key of unknown) {
      const font: unknown = page.commonObjs.has(key) ? page.commonObjs.get(key) : null
      const name = typeof font === 'object' && font !== null && 'name' in font ? font.name : null
      this.#fonts.set(key, typeof name === 'string' ? nameOfFont(name) : null)
    }
  }
}

/** Letters of fonts of symbols stand behind U+F000, at the number of the byte. */
function unmapped(text: string): string {
  return text.replace(/[\uf020-\uf0ff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xf000))
}
