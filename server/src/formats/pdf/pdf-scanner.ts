import { BrokenPdf } from './broken-pdf.ts'
import { type PdfDictionary, PdfReference, PdfText, type PdfValue, PdfWord } from './pdf-value.ts'

/** Nothing that a program writes stands deeper in brackets. */
const DEEPEST = 64

const blank = /(?:[\s\0]+|%[^\r\n]*)*/y
const plain = /[^\s\0()<>[\]{}/%]+/y
const reference = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]+R(?![^\s\0()<>[\]{}/%])/y
const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** An end of an array or a dictionary. */
type End = ']' | '>>'
type Found = { value: PdfValue } | { word: PdfWord } | { end: End } | null

/** Reads values and words one after another; ISO 32000-1, 7.2 and 7.3. */
export class PdfScanner {
  at: number
  readonly #text: string

  /** `text`: a letter of Latin-1 for each byte. */
  constructor(text: string, at = 0) {
    this.#text = text
    this.at = at
  }

  /** The next value or word; undefined at the end. */
  next(): PdfValue | PdfWord | undefined {
    const found = this.#find(0)
    if (found === null) return undefined
    if ('end' in found) return this.next()
    return 'word' in found ? found.word : found.value
  }

  /** A value of an object. @throws BrokenPdf when there is none. */
  value(): PdfValue {
    const found = this.#find(0)
    if (found === null || !('value' in found)) throw new BrokenPdf('a value was expected')
    return found.value
  }

  #find(depth: number): Found {
    if (depth > DEEPEST) throw new BrokenPdf('too many brackets in each other')
    this.#take(blank)
    const first = this.#text[this.at]
    switch (first) {
      case undefined:
        return null
      case '/':
        this.at += 1
        return { value: decodeName(this.#take(plain)) }
      case '(':
        return { value: new PdfText(this.#string()) }
      case '[':
        this.at += 1
        return { value: this.#until(']', depth) }
      case '<':
        if (this.#text[this.at + 1] !== '<') return { value: new PdfText(this.#hexadecimal()) }
        this.at += 2
        return { value: dictionaryOf(this.#until('>>', depth)) }
      case ']':
        this.at += 1
        return { end: ']' }
      case '>':
        this.at += this.#text[this.at + 1] === '>' ? 2 : 1
        return { end: '>>' }
      case ')':
      case '{':
      case '}':
        this.at += 1
        return { word: new PdfWord(first) }
      default:
        return this.#plain()
    }
  }

  #plain(): Found {
    reference.lastIndex = this.at
    const [whole, digits] = reference.exec(this.#text) ?? []
    if (whole !== undefined) {
      this.at += whole.length
      return { value: new PdfReference(Number(digits)) }
    }
    const word = this.#take(plain)
    if (number.test(word)) return { value: Number(word) }
    if (word === 'true' || word === 'false') return { value: word === 'true' }
    return word === 'null' ? { value: null } : { word: new PdfWord(word) }
  }

  #until(end: End, depth: number): PdfValue[] {
    const values: PdfValue[] = []
    for (;;) {
      const found = this.#find(depth + 1)
      if (found === null || 'word' in found) throw new BrokenPdf('a bracket is not closed')
      if ('value' in found) values.push(found.value)
      else if (found.end === end) return values
      else throw new BrokenPdf('a bracket is closed by another')
    }
  }

  #string(): string {
    const parts: string[] = []
    let open = 1
    this.at += 1
    for (let from = this.at; ; this.at += 1) {
      const letter = this.#text[this.at]
      if (letter === undefined) throw new BrokenPdf('a string is not closed')
      if (letter === '(') open += 1
      if (letter === ')') open -= 1
      if (open > 0 && letter !== '\\') continue
      parts.push(this.#text.slice(from, this.at))
      this.at += 1
      if (open === 0) return parts.join('')
      parts.push(this.#escaped())
      from = this.at
      this.at -= 1
    }
  }

  #escaped(): string {
    const [octal] = /^[0-7]{1,3}/.exec(this.#text.slice(this.at, this.at + 3)) ?? []
    if (octal !== undefined) {
      this.at += octal.length
      return String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
    }
    const letter = this.#text[this.at] ?? ''
    this.at += letter === '\r' && this.#text[this.at + 1] === '\n' ? 2 : 1
    return letter === '\r' || letter === '\n' ? '' : (escapes[letter] ?? letter)
  }

  #hexadecimal(): string {
    const end = this.#text.indexOf('>', this.at)
    if (end < 0) throw new BrokenPdf('a string is not closed')
    const digits = this.#text.slice(this.at + 1, end).replace(/[^0-9a-f]/gi, '')
    this.at = end + 1
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1')
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [found = ''] = pattern.exec(this.#text) ?? []
    this.at += found.length
    return found
  }
}

function decodeName(name: string): string {
  if (!name.includes('#')) return name
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function dictionaryOf(values: readonly PdfValue[]): PdfDictionary {
  const made: PdfDictionary = new Map()
  for (let at = 0; at + 1 < values.length; at += 2) {
    const [key, value] = [values[at], values[at + 1]]
    if (typeof key === 'string' && value !== undefined) made.set(key, value)
  }
  return made
}
