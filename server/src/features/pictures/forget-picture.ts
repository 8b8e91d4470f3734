import {
  pictureAddress,
  pictureTypes,
  pictureWidths,
  shareAddress,
} from '@panai/contract/pictures/picture-addresses'
import { brokenReference } from '../../db/broken-key.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Storage } from '../../files/storage.ts'
import { lockPicture, originalKey } from './store-picture.ts'

/** Deletes a picture with all its sizes, unless something still shows it. To be called when the change that left it is committed. */
export async function forgetPicture(db: Database, storage: Storage, id: number): Promise<void> {
  const picture = await db.selectFrom('pictures').select('key').where('id', '=', id).executeTakeFirst()
  if (!picture) return
  const forget = async (tx: Tx) => {
    await lockPicture(tx, picture.key)
    const gone = await tx.deleteFrom('pictures').where('id', '=', id).returning('key').executeTakeFirst()
    if (gone) await deleteFiles(storage, gone.key)
  }
  await inTransaction(db, forget).catch((error: unknown) => {
    if (brokenReference(error) === null) throw error
  })
}

async function deleteFiles(storage: Storage, key: string): Promise<void> {
  const original = originalKey(key)
  const addresses = [
    shareAddress(original),
    ...pictureWidths.flatMap((width) => pictureTypes.map((type) => pictureAddress(original, width, type))),
  ]
  const derived = addresses.map((address) => address.replace('/storage/pictures/', 'derived/'))
  await Promise.all([original, ...derived].map((key) => storage.delete(key)))
}
