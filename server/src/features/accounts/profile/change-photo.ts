import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Storage } from '../../../files/storage.ts'
import { forgetPicture } from '../../pictures/index.ts'

/** Puts a stored picture, or none, in the place of the author's; the one before goes unless something else shows it. */
export async function changePhoto(
  { db, storage }: { db: Database; storage: Storage },
  authorId: number,
  photoId: number | null,
): Promise<void> {
  const before = await inTransaction(db, async (tx) => {
    const { photo_id } = await tx
      .selectFrom('authors')
      .select('photo_id')
      .where('id', '=', authorId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await tx.updateTable('authors').set({ photo_id: photoId }).where('id', '=', authorId).execute()
    return photo_id
  })
  if (before !== null && before !== photoId) await forgetPicture(db, storage, before)
}
