import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

const MOST_ENTRIES = 5_000
const MOST_BYTES = 300 * 1024 * 1024
/** Text that repeats itself a lot is made a hundredth of its size by the best; what is smaller was made to burst. */
const MOST_RATIO = 200

/** The parts of a zip by name; nothing is unpacked yet. */
export type Package = ReadonlyMap<string, () => AsyncGenerator<Buffer>>

/** @returns null when it is larger than any manuscript by what it says, or made to hide something. */
export async function listParts(zip: ZipFile, fileSize: number): Promise<Package | null> {
  const parts = new Map<string, () => AsyncGenerator<Buffer>>()
  let [packed, unpacked] = [0, 0]
  if (zip.entryCount > MOST_ENTRIES) return null
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    // Entries that share their bytes with others are how a small file unpacks to a huge one.
    if (packed > fileSize || unpacked > MOST_BYTES || unpacked > fileSize * MOST_RATIO) return null
    if (parts.has(entry.fileName) || entry.isEncrypted()) return null
    parts.set(entry.fileName, () => unpack(zip, entry))
  }
  return parts
}

/** @throws Error when it is not as long as was said (yauzl), or its sum is another. */
async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  if (entry.fileName.endsWith('/')) return
  let sum = 0
  for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    sum = crc32(piece, sum)
    yield piece
  }
  if (sum !== entry.crc32) throw new Error('an entry is not what its sum says')
}

export function openZip(path: string): Promise<ZipFile> {
  return yauzl.openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true })
}
