import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { asBrokenFile, BrokenFile } from '../broken-file.ts'
import { byteCountOf, bytesOf, type FileBytes, type PackedBytes } from '../file-bytes.ts'
import { workbookLimits } from '../limits.ts'

/** What is packed by gzip. It is unpacked once to count it, within the limits of a workbook. @throws BrokenFile, as reading it does. */
export async function openGzip(source: FileBytes): Promise<PackedBytes> {
  const most = Math.min(workbookLimits.bytes, (await byteCountOf(source)) * workbookLimits.ratio)
  const pieces = () => gunzip(source, most)
  let bytes = 0
  for await (const piece of pieces()) bytes += piece.byteLength
  return { bytes, pieces }
}

async function* gunzip(source: FileBytes, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  // Its reader hears of what is wrong with it, and has nothing to do when all is read.
  const unpacked = pipeline(Readable.from(bytesOf(source)), createGunzip(), () => {})
  try {
    // Bytes, since no encoding is set on the stream; its own type says `any`.
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      bytes += piece.byteLength
      if (bytes > most) throw new BrokenFile('bomb', { found: `more than ${most} bytes` })
      yield piece
    }
  } catch (error) {
    throw asBrokenFile(error)
  }
}
