import { BrokenPdf, HeavyPdf } from './broken-pdf.ts'
import { PdfScanner } from './pdf-scanner.ts'
import { type PdfDictionary, PdfReference, PdfStream, PdfText, type PdfValue } from './pdf-value.ts'
import { unpackStream } from './unpack-stream.ts'

const MOST_OBJECTS = 500_000
const MOST_UNPACKED = 64 * 1024 * 1024
/** A reference that leads to a reference, and so on. */
const LONGEST_CHAIN = 16

/** Where an object stands: in the file, or in what a stream of objects was unpacked to. */
type Place = { text: string; at: number }

const mark = /(?<!\d)(\d{1,10})[\s\0]{1,20}\d{1,5}[\s\0]{1,20}obj(?![a-z])|(?<![a-z])trailer(?![a-z])/g

/**
 * The objects of a PDF. They are found by the marks that stand before them, the last one of a number, and not by the table at the end:
 * so that a broken table does not matter, and one that leads astray leads nobody. Nothing of a page is drawn and no picture is unpacked.
 */
export class Pdf {
  readonly #bytes: Buffer
  readonly #text: string
  readonly #places = new Map<number, Place>()
  readonly #trailer: PdfDictionary = new Map()
  #catalog: PdfDictionary | null = null
  #unpacked = 0

  /** @throws BrokenPdf, HeavyPdf */
  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#text = bytes.toString('latin1')
    this.#findObjects()
  }

  get isEncrypted(): boolean {
    return this.#trailer.has('Encrypt')
  }

  /** What everything hangs on. @throws BrokenPdf */
  get catalog(): PdfDictionary {
    const root = this.dictionary(this.#trailer.get('Root')) ?? this.#catalog
    if (!root) throw new BrokenPdf('there is no catalog')
    return root
  }

  /** The value itself where a reference stands for it. */
  resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null
    for (let steps = 0; found instanceof PdfReference; steps += 1) {
      if (steps > LONGEST_CHAIN) return null
      found = this.#object(found.number)
    }
    return found
  }

  /** That of a stream is its own. */
  dictionary(value: PdfValue | undefined): PdfDictionary | null {
    const found = this.resolve(value)
    if (found instanceof PdfStream) return found.dictionary
    return found instanceof Map ? found : null
  }

  array(value: PdfValue | undefined): PdfValue[] | null {
    const found = this.resolve(value)
    return Array.isArray(found) ? found : null
  }

  number(value: PdfValue | undefined): number | null {
    const found = this.resolve(value)
    return typeof found === 'number' && Number.isFinite(found) ? found : null
  }

  name(value: PdfValue | undefined): string | null {
    const found = this.resolve(value)
    return typeof found === 'string' ? found : null
  }

  /** The bytes of a string or a stream, a letter each; null where we cannot unpack them. @throws HeavyPdf */
  bytesOf(value: PdfValue | undefined): string | null {
    const found = this.resolve(value)
    if (found instanceof PdfText) return found.bytes
    if (!(found instanceof PdfStream)) return null
    const { dictionary, from, to } = found
    return (
      unpackStream(this.#bytes.subarray(from, to), this.#filtersOf(dictionary))?.toString('latin1') ?? null
    )
  }

  #filtersOf(dictionary: PdfDictionary): string[] {
    const given = this.resolve(dictionary.get('Filter') ?? dictionary.get('F'))
    return (Array.isArray(given) ? given : [given]).flatMap((one) => this.name(one) ?? [])
  }

  #object(number: number): PdfValue {
    const place = this.#places.get(number)
    if (!place) return null
    try {
      return place.text === this.#text
        ? this.#readObject(place.at).value
        : new PdfScanner(place.text, place.at).value()
    } catch (error) {
      if (error instanceof BrokenPdf) return null
      throw error
    }
  }

  #findObjects(): void {
    mark.lastIndex = 0
    for (let found = mark.exec(this.#text); found; found = mark.exec(this.#text)) {
      const at = found.index + found[0].length
      try {
        const { value, end } = this.#readObject(at)
        mark.lastIndex = end
        this.#take(found[1], at, value)
      } catch (error) {
        if (!(error instanceof BrokenPdf)) throw error
        mark.lastIndex = at
      }
      if (this.#places.size > MOST_OBJECTS) throw new HeavyPdf('too many objects')
    }
  }

  #take(number: string | undefined, at: number, value: PdfValue): void {
    if (number !== undefined) this.#places.set(Number(number), { text: this.#text, at })
    const dictionary = value instanceof PdfStream ? value.dictionary : value
    if (!(dictionary instanceof Map)) return
    const type = dictionary.get('Type')
    if (number === undefined || type === 'XRef')
      for (const key of ['Root', 'Encrypt']) {
        const held = dictionary.get(key)
        if (held !== undefined) this.#trailer.set(key, held)
      }
    if (type === 'Catalog') this.#catalog = dictionary
    if (type === 'ObjStm') this.#unpackObjects(value)
  }

  #unpackObjects(stream: PdfValue): void {
    const dictionary = this.dictionary(stream)
    const [count, first] = [this.number(dictionary?.get('N')), this.number(dictionary?.get('First'))]
    const text = this.bytesOf(stream)
    if (text === null || count === null || first === null) return
    this.#unpacked += text.length
    if (this.#unpacked > MOST_UNPACKED) throw new HeavyPdf('too much is packed in it')
    const scanner = new PdfScanner(text)
    for (let taken = 0; taken < count && this.#places.size <= MOST_OBJECTS; taken += 1) {
      const [number, offset] = [scanner.next(), scanner.next()]
      if (typeof number !== 'number' || typeof offset !== 'number') return
      this.#places.set(number, { text, at: first + offset })
    }
  }

  /** The value behind a mark, and where it ends. */
  #readObject(at: number): { value: PdfValue; end: number } {
    const scanner = new PdfScanner(this.#text, at)
    const value = scanner.value()
    const end = scanner.at
    if (!(value instanceof Map)) return { value, end }
    const after = /[\s\0]*stream(?:\r\n|\n|\r)/y
    after.lastIndex = end
    const begin = after.exec(this.#text)
    if (!begin) return { value, end }
    const from = end + begin[0].length
    const to = this.#endOfStream(from, value.get('Length'))
    return { value: new PdfStream(value, from, to), end: to }
  }

  #endOfStream(from: number, length: PdfValue | undefined): number {
    if (typeof length === 'number' && length >= 0) {
      const after = /[\s\0]*endstream/y
      after.lastIndex = from + length
      if (after.test(this.#text)) return from + length
    }
    const end = this.#text.indexOf('endstream', from)
    return end < 0 ? this.#text.length : end
  }
}
