import { randomUUID } from 'node:crypto'
import { paise } from '@panai/contract/money/money'
import type { Database } from '../src/db/database.ts'
import type { DataKeys } from '../src/keys/data-keys.ts'
import { anAccount } from './accounts.ts'
import { anAuthor } from './builders.ts'
import { addVerifiedPayees } from './money/add-verified-payees.ts'
import { state } from './money/payouts.ts'
import { aSale, sell } from './money/sales.ts'

/**
 * Makes an author with royalties, an issued statement of them and checked bank details: each of these steps is a journey of its own.
 * @returns the number of the bank account
 */
export async function addEarner(
  db: Database,
  keys: DataKeys,
  { name, email, rupees }: { name: string; email: string; rupees: number },
): Promise<[account: string]> {
  // Another process makes authors too: names of pages that are counted up would meet.
  const { id: authorId } = await anAuthor(db, { name, slug: `earner-${randomUUID()}` })
  await anAccount(db, { name, email, author_id: authorId })
  const royalty = paise(rupees * 100)
  await sell(db, aSale(authorId, { amount: royalty, royalty, reference: `earner ${email}` }))
  await state(db, [authorId])
  await addVerifiedPayees(db, keys, [authorId])
  return [String(30_000_000_000 + authorId)]
}
