import type { BookShop } from '@panai/contract/catalogue/books'
import type { Tx } from '../../../../db/transaction.ts'

/** Written again only when they differ, so that the history names a change of shops only where there was one. */
export async function putShops(tx: Tx, bookId: number, given: readonly BookShop[]): Promise<void> {
  const before = await tx
    .selectFrom('book_shops')
    .select(['format', 'name', 'url'])
    .where('book_id', '=', bookId)
    .orderBy('position')
    .execute()
  const after = given.map(({ format, name, url }) => ({ format, name, url }))
  if (JSON.stringify(before) === JSON.stringify(after)) return
  await tx.deleteFrom('book_shops').where('book_id', '=', bookId).execute()
  if (after.length > 0)
    await tx
      .insertInto('book_shops')
      .values(after.map((shop, at) => ({ ...shop, book_id: bookId, position: at + 1 })))
      .execute()
}
