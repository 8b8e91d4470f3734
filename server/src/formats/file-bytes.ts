import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'

/** The path of a file, or its bytes. */
export type FileBytes = string | Uint8Array

const PIECE = 64 * 1024

export async function byteCountOf(source: FileBytes): Promise<number> {
  return typeof source === 'string' ? (await stat(source)).size : source.byteLength
}

export async function firstBytes(source: FileBytes, count: number): Promise<Uint8Array> {
  if (typeof source !== 'string') return source.subarray(0, count)
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

export async function* bytesOf(source: FileBytes): AsyncGenerator<Uint8Array> {
  if (typeof source === 'string') {
    yield* createReadStream(source, { highWaterMark: PIECE })
    return
  }
  for (let from = 0; from < source.byteLength; from += PIECE) yield source.subarray(from, from + PIECE)
}
