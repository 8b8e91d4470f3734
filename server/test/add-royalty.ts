import { paise } from '@panai/contract/money/money'
import type { Database } from '../src/db/database.ts'
import { aSale, sell } from './money/sales.ts'
import { stateAlone } from './money/statements.ts'

/**
 * Sells a copy of the book of an author who is there already, and issues a statement of it.
 * @returns its id
 */
export async function addRoyalty(
  db: Database,
  { email, rupees }: { email: string; rupees: number },
): Promise<[statement: string]> {
  const { author_id, book_id } = await db
    .selectFrom('accounts')
    .innerJoin('books', 'books.author_id', 'accounts.author_id')
    .select(['books.author_id', 'books.id as book_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const royalty = paise(rupees * 100)
  const reference = `royalty ${email} ${Date.now()}`
  await sell(db, aSale(author_id, { bookId: book_id, quantity: 1, amount: royalty, royalty, reference }))
  return [String(await stateAlone(db, author_id))]
}
