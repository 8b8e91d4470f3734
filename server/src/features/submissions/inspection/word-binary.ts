import CFB from 'cfb'

/** Offsets in the first bytes of a Word 97 document, by [MS-DOC] 2.5.1 to 2.5.6. */
const IDENT = { at: 0, value: 0xa5ec }
const FLAGS = { at: 0x0a, encrypted: 0x0100, tableIsOne: 0x0200 }
/** How long the parts are before the table of offsets. Another figure would move that table away from where we look. */
const SHORTS = { at: 0x20, value: 14 }
const LONGS = { at: 0x3e, value: 22 }
const LAST_OFFSET_ENDS = 0x1aa

/** What an old Word document is made of: its stream, and the stream with what its offsets lead to. */
export type WordBinary = { document: Buffer; table: Buffer; isEncrypted: boolean }

/** Where a part of the table stream lies. */
export type PlaceInTable = 'texts that go with it' | 'pieces of text'
const offsets: Record<PlaceInTable, number> = { 'texts that go with it': 0x19a, 'pieces of text': 0x1a2 }

/** @returns null when it is none. @throws Error when its parts are not where every program writes them, so that we would look beside them. */
export function openWordBinary(file: CFB.CFB$Container): WordBinary | null {
  const document = streamOf(file, 'WordDocument')
  if (document.length < LAST_OFFSET_ENDS || document.readUInt16LE(IDENT.at) !== IDENT.value) return null
  const flags = document.readUInt16LE(FLAGS.at)
  if (flags & FLAGS.encrypted) return { document, table: Buffer.alloc(0), isEncrypted: true }
  const isUsual = [SHORTS, LONGS].every(({ at, value }) => document.readUInt16LE(at) === value)
  if (!isUsual) throw new Error('an old document with a head of another length')
  const table = streamOf(file, flags & FLAGS.tableIsOne ? '1Table' : '0Table')
  return { document, table, isEncrypted: false }
}

/** @returns nothing where the document says that there is nothing. @throws Error when it leads out of the stream. */
export function partOfTable({ document, table }: WordBinary, place: PlaceInTable): Buffer {
  const begin = document.readUInt32LE(offsets[place])
  const length = document.readUInt32LE(offsets[place] + 4)
  if (length > 0 && begin + length > table.length) throw new Error('an offset leads out of the document')
  return table.subarray(begin, begin + length)
}

/** @throws Error when there are two of the name, of which nobody knows which one a program opens. */
function streamOf(file: CFB.CFB$Container, name: string): Buffer {
  const called = file.FileIndex.filter((entry) => entry.name.toUpperCase() === name.toUpperCase())
  if (called.length > 1) throw new Error('a stream that is there twice')
  return Buffer.from(CFB.find(file, `/${name}`)?.content ?? [])
}
