import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Storage } from '../../files/storage.ts'
import { meanColour } from './encode-picture.ts'

type Look = { width: number; height: number; placeholder: string }

/** Key of a stored original. */
export function originalKey(key: string): string {
  return `pictures/${key}.webp`
}

/** Derived from the bytes: equal pictures have the same key. */
export function pictureKey(sha256: string): string {
  return sha256.slice(0, 32)
}

/** Stores a WebP of our own drawing as it is, once. Never for what came from outside. @returns the id of its row. */
export async function storeDrawnPicture(
  db: Database | Tx,
  storage: Storage,
  bytes: Uint8Array,
): Promise<number> {
  const key = pictureKey(createHash('sha256').update(bytes).digest('hex'))
  const known = await findStored(db, storage, key)
  if (known !== null) return known
  const { width, height } = await sharp(bytes).metadata()
  const placeholder = await meanColour(bytes)
  await storage.put(originalKey(key), bytes)
  return keepRow(db, key, { width, height, placeholder })
}

/** @returns the row of a picture whose file is there. */
export async function findStored(db: Database | Tx, storage: Storage, key: string): Promise<number | null> {
  const known = await db.selectFrom('pictures').select('id').where('key', '=', key).executeTakeFirst()
  return known && (await storage.exists(originalKey(key))) ? known.id : null
}

/** Writes down a picture whose file is in its place. */
export async function keepRow(db: Database | Tx, key: string, { width, height, placeholder }: Look) {
  const { id } = await db
    .insertInto('pictures')
    .values({ key, width, height, placeholder })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ width, height }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
