import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Storage } from '../../files/storage.ts'
import { encodeOriginal, meanColour } from './encode-picture.ts'

const MOST_PIXELS = 40_000_000

/** Key of a stored original. */
export function originalKey(key: string): string {
  return `pictures/${key}.webp`
}

/**
 * Decodes a picture, turns it upright, leaves out everything that it says about where and with what it was taken, and stores
 * it once: the same bytes give the same row.
 * @returns the id of its row. @throws Error when the bytes are no picture or have more than 40 megapixels.
 */
export async function storePicture(db: Database | Tx, storage: Storage, bytes: Uint8Array): Promise<number> {
  return storeOnce(db, storage, bytes, async () => {
    return encodeOriginal(sharp(bytes, { limitInputPixels: MOST_PIXELS })).toBuffer()
  })
}

/** Stores a WebP of our own drawing as it is, in the same way. Never for what came from outside. */
export async function storeDrawnPicture(
  db: Database | Tx,
  storage: Storage,
  bytes: Uint8Array,
): Promise<number> {
  return storeOnce(db, storage, bytes, async () => bytes)
}

async function storeOnce(
  db: Database | Tx,
  storage: Storage,
  bytes: Uint8Array,
  encode: () => Promise<Uint8Array>,
): Promise<number> {
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const known = await db.selectFrom('pictures').select('id').where('key', '=', key).executeTakeFirst()
  if (known && (await storage.exists(originalKey(key)))) return known.id

  const stored = await encode()
  const { width, height } = await sharp(stored).metadata()
  const placeholder = await meanColour(stored)
  await storage.put(originalKey(key), stored)
  const { id } = await db
    .insertInto('pictures')
    .values({ key, width, height, placeholder })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ width, height }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
