import { findWordFields } from './find-word-fields.ts'
import { partOfTable, type WordBinary } from './word-binary.ts'

/** What stands between the marks of a field: its code begins with the first, what it shows with the second. */
const marks: Record<string, string> = { '\x13': 'begin', '\x14': 'separate', '\x15': 'end' }
const anyMark = new RegExp(`([${Object.keys(marks).join('')}])`)

/** Parts of the list of pieces, by [MS-DOC] 2.9.38, 2.9.178 and 2.8.35: formats, then one table of places. */
const FORMAT = 1
const PIECES = 2
const POSITION_BYTES = 4
const PIECE_BYTES = 8
/** A piece with this flag is of one byte a letter, and its place is told doubled. */
const ONE_BYTE = 0x4000_0000
const PLACE = 0x3fff_ffff
/** Pieces may share what they show; a list whose text is so many times the document was made to keep us busy. */
const MOST_TIMES = 4

/** Looks through the fields of a document as of any other, its pieces of text put together as Word does. @throws Error when they can't be read. */
export function findFieldsOfWordBinary(word: WordBinary, found: () => void): void {
  const fields = findWordFields(found)
  for (const piece of piecesOf(word))
    for (const part of piece.split(anyMark)) {
      const fldCharType = marks[part]
      if (fldCharType !== undefined) {
        fields.open('fldChar', { fldCharType })
        continue
      }
      fields.open('instrText', {})
      fields.text(part)
      fields.close('instrText')
    }
  fields.end()
}

function* piecesOf(word: WordBinary): Generator<string> {
  const list = listOf(partOfTable(word, 'pieces of text'))
  const count = (list.length - POSITION_BYTES) / (POSITION_BYTES + PIECE_BYTES)
  if (list.length > 0 && !Number.isInteger(count)) throw new Error('a list of pieces that is cut short')
  let shown = 0
  for (let number = 0; number < count; number++) {
    const letters =
      list.readUInt32LE((number + 1) * POSITION_BYTES) - list.readUInt32LE(number * POSITION_BYTES)
    const told = list.readUInt32LE((count + 1) * POSITION_BYTES + number * PIECE_BYTES + 2)
    const isOneByte = (told & ONE_BYTE) !== 0
    const begin = isOneByte ? (told & PLACE) >> 1 : told & PLACE
    const end = begin + letters * (isOneByte ? 1 : 2)
    if (letters < 0 || end > word.document.length) throw new Error('a piece of text outside of the document')
    shown += end - begin
    if (shown > MOST_TIMES * word.document.length) throw new Error('the same text again and again')
    yield word.document.toString(isOneByte ? 'latin1' : 'utf16le', begin, end)
  }
}

/** @returns the table of pieces; nothing when there is no list at all. */
function listOf(parts: Buffer): Buffer {
  let at = 0
  while (at < parts.length) {
    const kind = parts.readUInt8(at)
    if (kind === PIECES) return parts.subarray(at + 5, at + 5 + parts.readUInt32LE(at + 1))
    if (kind !== FORMAT) break
    at += 3 + parts.readUInt16LE(at + 1)
  }
  if (parts.length > 0) throw new Error('a list without pieces')
  return parts
}
