import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { BrokenFile } from '../broken-file.ts'
import type { FileBytes } from '../file-bytes.ts'

/** `bytes`: of all that is unpacked. `ratio`: how many times the zip's own size that may be. */
export type ZipLimits = { parts: number; bytes: number; ratio: number }

/**
 * Opens a zip, which the caller closes. Nothing is read but where its list of contents stands.
 * @param strictFileNames false: a backslash in a name is taken for the slash that it should be
 */
export function openZip(source: FileBytes, { strictFileNames = true } = {}): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames }
  if (typeof source === 'string') return yauzl.openPromise(source, options)
  return yauzl.fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.byteLength), options)
}

/**
 * The parts by name, before anything is unpacked.
 * @throws BrokenFile for one that is encrypted, or made to burst or to hide something; Error when the list is broken (yauzl).
 */
export async function listZip(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.parts) throw new BrokenFile('bomb', { found: `${zip.entryCount} parts` })
  const mostBytes = Math.min(limits.bytes, zip.fileSize * limits.ratio)
  const entries = new Map<string, Entry>()
  let [packed, unpacked] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    // Parts that share their bytes with others are how a small file unpacks to a huge one.
    if (packed > zip.fileSize || unpacked > mostBytes)
      throw new BrokenFile('bomb', { found: `${unpacked} bytes` })
    if (entry.isEncrypted()) throw new BrokenFile('password_protected')
    if (entries.has(entry.fileName)) throw new BrokenFile('damaged', { found: `${entry.fileName} twice` })
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Unpacks a part as it is read. @throws BrokenFile when its sum is another, Error when it is not as long as was said (yauzl). */
export async function* readZipEntry(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0
  // Bytes, since no encoding is set on the stream; its own type says `any`.
  for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    sum = crc32(piece, sum)
    yield piece
  }
  if (sum !== entry.crc32) throw new BrokenFile('damaged', { found: entry.fileName })
}
