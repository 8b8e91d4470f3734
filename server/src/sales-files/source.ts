import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { byteCountOf, type FileBytes } from '../formats/file-bytes.ts'
import { MOST_FILE_BYTES } from './limits.ts'
import { broken } from './problems.ts'

/** A workbook is read from its end, so a stream is stored first: `storeStream`. */
export type SalesFileSource = FileBytes

/** @returns its bytes. @throws BrokenSalesFile when there are more than are read. */
export async function sizeOf(source: SalesFileSource): Promise<number> {
  const size = await byteCountOf(source)
  if (size > MOST_FILE_BYTES) throw broken('too_large', { found: `${size} bytes` })
  return size
}

/** Stores what comes as a stream at a path, up to the largest file that is read. */
export async function storeStream(stream: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  let size = 0
  const counting = new Transform({
    transform(piece: Uint8Array, _encoding, done) {
      size += piece.byteLength
      if (size > MOST_FILE_BYTES) done(broken('too_large'))
      else done(null, piece)
    },
  })
  await pipeline(Readable.from(stream), counting, createWriteStream(path))
}
