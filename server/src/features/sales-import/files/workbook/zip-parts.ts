import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { MOST_PARTS, MOST_RATIO, MOST_UNPACKED_BYTES } from '../limits.ts'
import { broken } from '../problems.ts'
import type { SalesFileSource } from '../source.ts'

/** The parts of a zip by name, as its list of contents gives them; nothing is unpacked yet. */
export type ZipParts = ReadonlyMap<string, { bytes: number; pieces(): AsyncGenerator<Uint8Array> }>

/**
 * Opens a zip. Refuses what is cut off, encrypted, or made to burst: the list of contents is checked here, and that each part is
 * as large as the list says while it is unpacked (yauzl) along with its sum. The zip is opened for each reading and closed after it.
 */
export async function openZip(source: SalesFileSource, fileSize: number): Promise<ZipParts> {
  const zip = await open(source)
  try {
    return partsOf(source, await listEntries(zip, fileSize))
  } finally {
    zip.close()
  }
}

function partsOf(source: SalesFileSource, entries: readonly Entry[]): ZipParts {
  return new Map(
    entries.map((entry) => [
      entry.fileName,
      { bytes: entry.uncompressedSize, pieces: () => unpack(source, entry) },
    ]),
  )
}

async function listEntries(zip: ZipFile, fileSize: number): Promise<Entry[]> {
  if (zip.entryCount > MOST_PARTS) throw broken('bomb', { found: `${zip.entryCount} parts` })
  const entries = new Map<string, Entry>()
  let [packed, unpacked] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    // Parts that share their bytes with others are how a small file unpacks to a huge one.
    if (packed > fileSize || unpacked > Math.min(MOST_UNPACKED_BYTES, fileSize * MOST_RATIO))
      throw broken('bomb', { found: `${unpacked} bytes` })
    if (entry.isEncrypted()) throw broken('password_protected')
    if (entries.has(entry.fileName)) throw broken('damaged', { found: `${entry.fileName} twice` })
    entries.set(entry.fileName, entry)
  }
  return [...entries.values()]
}

async function* unpack(source: SalesFileSource, entry: Entry): AsyncGenerator<Uint8Array> {
  const zip = await open(source)
  let sum = 0
  try {
    const stream = await zip.openReadStreamPromise(entry)
    // Bytes, since no encoding is set on the stream; its own type says `any`.
    for await (const piece of stream as AsyncIterable<Uint8Array>) {
      sum = crc32(piece, sum)
      yield piece
    }
    if (sum !== entry.crc32) throw broken('damaged', { found: entry.fileName })
  } finally {
    zip.close()
  }
}

function open(source: SalesFileSource): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true }
  if (typeof source === 'string') return yauzl.openPromise(source, options)
  return yauzl.fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.byteLength), options)
}
