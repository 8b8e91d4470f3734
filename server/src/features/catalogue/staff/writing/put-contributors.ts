import type { NewBook } from '@panai/contract/catalogue/book-fields'
import type { Tx } from '../../../../db/transaction.ts'

/** Written again only when they differ, so that the history names a change of people only where there was one. */
export async function putContributors(tx: Tx, bookId: number, given: NewBook['contributors']): Promise<void> {
  const before = await tx
    .selectFrom('book_contributors')
    .select(['role', 'name', 'author_id'])
    .where('book_id', '=', bookId)
    .orderBy('position')
    .execute()
  const asText = (people: readonly object[]) => JSON.stringify(people)
  if (asText(before) === asText(given.map(({ role, name, author_id }) => ({ role, name, author_id })))) return
  await tx.deleteFrom('book_contributors').where('book_id', '=', bookId).execute()
  if (given.length > 0)
    await tx
      .insertInto('book_contributors')
      .values(given.map((person, at) => ({ ...person, book_id: bookId, position: at + 1 })))
      .execute()
}
