import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import { createGate } from '../../http/gate.ts'
import { storePicture } from './store-picture.ts'

/** By what a file begins with, never by its name. Whatever else the decoder could read, an SVG above all, is not even tried. */
const beginnings: readonly RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG/,
  /^RIFF[\s\S]{4}WEBP/,
  /^GIF8[79]a/,
  /^[\s\S]{4}ftyp(?:avif|avis|mif1)/, // AVIF
]

/** A large picture takes a good deal of memory while it is decoded. */
const enter = createGate(1)

/**
 * Stores a picture that somebody sent, decoded and written anew.
 * @returns the id of its row; null when it is no picture of the known kinds, can't be decoded or has more than 40 megapixels.
 */
export async function storeSentPicture(
  db: Database,
  storage: Storage,
  bytes: Buffer,
): Promise<number | null> {
  const beginning = bytes.subarray(0, 16).toString('latin1')
  if (!beginnings.some((known) => known.test(beginning))) return null
  return enter(() => storePicture(db, storage, bytes).catch(unlessUnreadable))
}

/** What the decoder says is about the picture; what the database or the disk says is about us. */
function unlessUnreadable(error: unknown): null {
  if (error instanceof Error && !('code' in error)) return null
  throw error
}
