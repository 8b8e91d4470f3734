import { type FileHandle, open } from 'node:fs/promises'

const HEAD_BYTES = 32

type Beginning = { known: RegExp; holds?: (file: FileHandle, size: number) => Promise<boolean> }

/** The type of a picture by its first bytes, never by its name. */
const beginnings: readonly Beginning[] = [
  { known: /^\xff\xd8\xff[\xc0-\xfe]/, holds: isJpeg },
  { known: /^\x89PNG\r\n[\s\S]{5}\rIHDR/ },
  { known: /^RIFF[\s\S]{4}WEBPVP8[ LX]/ },
  { known: /^GIF8[79]a/ },
  // AVIF: the length of its first box, in bytes that no text holds, and what box it is.
  { known: /^\0\0[\s\S]{2}ftyp(?:avif|avis|mif1|msf1)/, holds: isBoxes },
  { known: /^(?:II\x2a\0|MM\0\x2a)/ },
]

/** Whether it may be a picture at all: what is none takes no process. */
export async function beginsAsPicture(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const head = (await bytesAt(file, 0, HEAD_BYTES)).toString('latin1')
    const beginning = beginnings.find(({ known }) => known.test(head))
    if (!beginning) return false
    return beginning.holds ? await beginning.holds(file, (await file.stat()).size) : true
  } finally {
    await file.close()
  }
}

/** Its first segment ends where another begins. */
async function isJpeg(file: FileHandle): Promise<boolean> {
  const length = await bytesAt(file, 4, 2)
  return length.length === 2 && (await bytesAt(file, 4 + length.readUInt16BE(), 1))[0] === 0xff
}

/** The description of a picture stands among its boxes (ISO 14496-12, 23008-12). */
async function isBoxes(file: FileHandle, size: number): Promise<boolean> {
  const found = await findBox(file, { types: ['meta', 'moov'], at: 0, end: size })
  if (found?.type !== 'meta') return found !== null
  const inside = { at: found.at + HEADER + VERSION, end: found.at + found.bytes }
  const handler = await findBox(file, { types: ['hdlr'], ...inside })
  if (!handler) return false
  const kind = await bytesAt(file, handler.at + HEADER + VERSION + 4, 4)
  return kind.toString('latin1') === 'pict'
}

type Box = { type: string; at: number; bytes: number }

/** Goes from box to box, which all must fit in. */
async function findBox(
  file: FileHandle,
  { types, at, end }: { types: readonly string[]; at: number; end: number },
): Promise<Box | null> {
  for (let boxes = 0; boxes < MOST_BOXES; boxes++) {
    const box = await boxAt(file, at, end)
    if (!box || types.includes(box.type)) return box
    at += box.bytes
  }
  return null
}

const MOST_BOXES = 32
const HEADER = 8
/** Of those that have one. */
const VERSION = 4

/** @returns null when it is longer than what is left, or shorter than its header. */
async function boxAt(file: FileHandle, at: number, end: number): Promise<Box | null> {
  const header = await bytesAt(file, at, HEADER + 8)
  if (header.length < HEADER) return null
  const told = header.readUInt32BE(0)
  const long = told === 1 && header.length === HEADER + 8 ? Number(header.readBigUInt64BE(HEADER)) : told
  const bytes = told === 0 ? end - at : long
  return bytes < HEADER || at + bytes > end ? null : { type: header.toString('latin1', 4, HEADER), at, bytes }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}
