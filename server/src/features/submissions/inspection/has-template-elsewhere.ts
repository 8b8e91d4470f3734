import { isShare } from './outside-parts.ts'
import { partOfTable, type WordBinary } from './word-binary.ts'

/** The template is the second of the texts that go with a document, by [MS-DOC] 2.9.273. */
const TEMPLATE = 1
/** Letters of two bytes are told by this mark; else they are of one. */
const WIDE_MARK = 0xffff

/** Whether its template lies on another machine, from which Word fetches it, macros and all. One on its author's own is found by nobody else. */
export function hasTemplateElsewhere(word: WordBinary): boolean {
  const template = templateOf(word)
  return (
    isShare(template) ||
    /^\s*(?:[\\/]{2}|[a-z][a-z0-9+.-]+:[\\/]|(?:file|https?|ftps?|mhtml):)/i.test(template)
  )
}

/** @returns nothing when the document names none. @throws Error when the texts end amid one. */
function templateOf(word: WordBinary): string {
  const texts = partOfTable(word, 'texts that go with it')
  if (texts.length === 0) return ''
  const isWide = texts.readUInt16LE(0) === WIDE_MARK
  const [bytes, encoding] = isWide ? ([2, 'utf16le'] as const) : ([1, 'latin1'] as const)
  // Behind the mark: how many there are, and how many bytes each has beside its letters.
  let at = isWide ? 6 : 4
  const [count, beside] = [texts.readUInt16LE(at - 4), texts.readUInt16LE(at - 2)]
  if (count <= TEMPLATE) return ''
  for (let number = 0; number < TEMPLATE; number++) at = endOf(texts, at, bytes) + beside
  return texts.subarray(at + bytes, endOf(texts, at, bytes)).toString(encoding)
}

function endOf(texts: Buffer, at: number, bytes: 1 | 2): number {
  return at + bytes + bytes * texts.readUIntLE(at, bytes)
}
