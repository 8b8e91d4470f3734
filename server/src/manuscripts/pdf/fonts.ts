import type { Pdf } from '../../formats/pdf/pdf.ts'
import { type PdfDictionary, PdfReference, type PdfValue } from '../../formats/pdf/pdf-value.ts'

const files = ['FontFile', 'FontFile2', 'FontFile3']
const MOST_NAME = 100

/** The name without the six letters that a program puts before the part of a font that it has taken. */
export function nameOfFont(name: string): string {
  return name.replace(/^[A-Z]{6}\+/, '').slice(0, MOST_NAME)
}

/** Tells which fonts are not in the file; each is looked at once. */
export class Fonts {
  readonly #pdf: Pdf
  readonly #known = new Map<number, string | null>()

  constructor(pdf: Pdf) {
    this.#pdf = pdf
  }

  /** The name of a font that is not in the file; null for one that is. */
  missing(font: PdfValue | undefined): string | null {
    const number = font instanceof PdfReference ? font.number : null
    const known = number === null ? undefined : this.#known.get(number)
    if (known !== undefined) return known
    const dictionary = this.#pdf.dictionary(font)
    const missing = dictionary === null || this.#isThere(dictionary) ? null : this.#nameOf(dictionary)
    if (number !== null) this.#known.set(number, missing)
    return missing
  }

  #isThere(font: PdfDictionary): boolean {
    const pdf = this.#pdf
    // Its letters are drawn in the file itself.
    if (pdf.name(font.get('Subtype')) === 'Type3') return true
    const [descendant] = pdf.array(font.get('DescendantFonts')) ?? []
    const descriptor = pdf.dictionary((pdf.dictionary(descendant) ?? font).get('FontDescriptor'))
    return files.some((file) => pdf.dictionary(descriptor?.get(file)) !== null)
  }

  #nameOf(font: PdfDictionary): string {
    return nameOfFont(this.#pdf.name(font.get('BaseFont')) ?? '') || 'without a name'
  }
}
