import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { BrokenFile } from './broken-file.ts'

/** The path of a file, or its bytes: it can be read from any place. */
export type FileBytes = string | Uint8Array

/** What stands packed in another file: each reading unpacks it from its beginning. `bytes`: how long it is unpacked. */
export type PackedBytes = { bytes: number; pieces(): AsyncGenerator<Uint8Array> }

const PIECE = 64 * 1024

export async function byteCountOf(source: FileBytes | PackedBytes): Promise<number> {
  if (isPacked(source)) return source.bytes
  return typeof source === 'string' ? (await stat(source)).size : source.byteLength
}

export async function firstBytes(source: FileBytes | PackedBytes, count: number): Promise<Uint8Array> {
  if (isPacked(source)) return firstOfPieces(source, count)
  if (typeof source !== 'string') return source.subarray(0, count)
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

export async function* bytesOf(source: FileBytes | PackedBytes): AsyncGenerator<Uint8Array> {
  if (isPacked(source)) {
    yield* source.pieces()
    return
  }
  if (typeof source === 'string') {
    yield* createReadStream(source, { highWaterMark: PIECE })
    return
  }
  for (let from = 0; from < source.byteLength; from += PIECE) yield source.subarray(from, from + PIECE)
}

/** Unpacks the whole of it into memory. @throws BrokenFile when it is longer than it says. */
export async function unpackWhole({ bytes, pieces }: PackedBytes): Promise<Uint8Array> {
  const whole = Buffer.alloc(bytes)
  let length = 0
  for await (const piece of pieces()) {
    if (length + piece.byteLength > bytes)
      throw new BrokenFile('damaged', { found: `more than ${bytes} bytes` })
    whole.set(piece, length)
    length += piece.byteLength
  }
  return whole.subarray(0, length)
}

function isPacked(source: FileBytes | PackedBytes): source is PackedBytes {
  return typeof source === 'object' && 'pieces' in source
}

async function firstOfPieces({ bytes, pieces }: PackedBytes, count: number): Promise<Uint8Array> {
  const first: Uint8Array[] = []
  const wanted = Math.min(bytes, count)
  let length = 0
  for await (const piece of pieces()) {
    first.push(piece)
    length += piece.byteLength
    if (length >= wanted) break
  }
  return Buffer.concat(first).subarray(0, count)
}
