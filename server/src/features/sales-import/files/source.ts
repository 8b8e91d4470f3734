import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MOST_FILE_BYTES } from './limits.ts'
import { broken } from './problems.ts'

/** The path of a file, or its bytes. A workbook is read from its end, so a stream is stored first: `storeStream`. */
export type SalesFileSource = string | Uint8Array

const PIECE = 64 * 1024

export async function sizeOf(source: SalesFileSource): Promise<number> {
  const size = typeof source === 'string' ? (await stat(source)).size : source.byteLength
  if (size > MOST_FILE_BYTES) throw broken('too_large', { found: `${size} bytes` })
  if (size === 0) throw broken('empty')
  return size
}

export async function firstBytes(source: SalesFileSource, count: number): Promise<Uint8Array> {
  if (typeof source !== 'string') return source.subarray(0, count)
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

export async function* bytesOf(source: SalesFileSource): AsyncGenerator<Uint8Array> {
  if (typeof source === 'string') {
    yield* createReadStream(source, { highWaterMark: PIECE })
    return
  }
  for (let from = 0; from < source.byteLength; from += PIECE) yield source.subarray(from, from + PIECE)
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
