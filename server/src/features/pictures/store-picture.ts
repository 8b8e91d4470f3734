import { createHash } from 'node:crypto'
import { sql } from 'kysely'
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
export async function storeDrawnPicture(db: Database, storage: Storage, bytes: Uint8Array): Promise<number> {
  const key = pictureKey(createHash('sha256').update(bytes).digest('hex'))
  const known = await findStored(db, storage, key)
  if (known !== null) return known.id
  const { width, height } = await sharp(bytes).metadata()
  const placeholder = await meanColour(bytes)
  const look = { width, height, placeholder }
  const { id } = await keep(db, key, look, () => storage.put(originalKey(key), bytes))
  return id
}

export type StoredPicture = Look & { id: number; key: string }
const columns = ['id', 'key', 'width', 'height', 'placeholder'] as const

/** @returns the row of a picture whose file is there. */
export async function findStored(db: Database, storage: Storage, key: string): Promise<StoredPicture | null> {
  const known = await db.selectFrom('pictures').select(columns).where('key', '=', key).executeTakeFirst()
  return known && (await storage.exists(originalKey(key))) ? known : null
}

/** Puts the file of a picture in its place and writes the picture down. */
export function keep(
  db: Database,
  key: string,
  { width, height, placeholder }: Look,
  putFile: () => Promise<void>,
): Promise<StoredPicture> {
  // Never done again: a file is moved once.
  return db.transaction().execute(async (tx) => {
    await lockPicture(tx, key)
    await putFile()
    return tx
      .insertInto('pictures')
      .values({ key, width, height, placeholder })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ width, height }))
      .returning(columns)
      .executeTakeFirstOrThrow()
  })
}

/** Until the transaction is over nobody else stores or forgets the picture: its row is there or its file is not. */
export async function lockPicture(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`picture ${key}`}))`.execute(tx)
}
