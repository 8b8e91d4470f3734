import { pictureAddress, pictureTypes, pictureWidths, shareAddress } from '@panai/contract/picture-addresses'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import { originalKey } from './store-picture.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** Deletes a picture with all its sizes, unless something still shows it. To be called when the change that left it is committed. */
export async function forgetPicture(db: Database, storage: Storage, id: number): Promise<void> {
  const gone = await db
    .deleteFrom('pictures')
    .where('id', '=', id)
    .returning('key')
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION) return undefined
      throw error
    })
  if (!gone) return
  const original = originalKey(gone.key)
  const addresses = [
    shareAddress(original),
    ...pictureWidths.flatMap((width) => pictureTypes.map((type) => pictureAddress(original, width, type))),
  ]
  const derived = addresses.map((address) => address.replace('/storage/pictures/', 'derived/'))
  await Promise.all([original, ...derived].map((key) => storage.delete(key)))
}
