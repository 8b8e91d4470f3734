/** What stands in a PDF: numbers and true or false as they are, a name as a string without its slash. */
export type PdfValue =
  | null
  | boolean
  | number
  | string
  | PdfText
  | PdfReference
  | PdfStream
  | PdfValue[]
  | PdfDictionary
export type PdfDictionary = Map<string, PdfValue>

/** A string of bytes, each a letter of Latin-1. */
export class PdfText {
  readonly bytes: string
  constructor(bytes: string) {
    this.bytes = bytes
  }
}

/** The object of this number. */
export class PdfReference {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}

/** What its bytes are is told by its dictionary; they stand in the file from one place to the other. */
export class PdfStream {
  readonly dictionary: PdfDictionary
  readonly from: number
  readonly to: number
  constructor(dictionary: PdfDictionary, from: number, to: number) {
    this.dictionary = dictionary
    this.from = from
    this.to = to
  }
}

/** A word that is no value: an operator of a page, or `obj`. */
export class PdfWord {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
