import { listGivenByDemo } from '@panai/server/access/demo-accounts'
import { atClosure } from '@panai/server/at-closure'
import type { Database } from '@panai/server/db/database'
import { inTransaction, type Tx } from '@panai/server/db/transaction'
import { emptyAccount } from '@panai/server/features/accounts/closing/close-account'
import { forgetPicture } from '@panai/server/features/pictures/forget-picture'
import type { Storage } from '@panai/server/files/storage'
import { DEMO_AUTHOR } from './demo-login.ts'

type Say = (line: string) => void
type Removed = { accounts: string[]; submissions: number; letters: number; testimonials: number }

/**
 * Closes the accounts of the demo for good, and takes out what waits for answers because of it and what readers are said to have
 * written. What is anybody else's stays untouched, and so does the demo's catalogue: the company may have worked on it. Again it
 * does nothing.
 */
export async function removeDemo(db: Database, storage: Storage, say: Say): Promise<void> {
  const { removed, pictures, left } = await inTransaction(db, async (tx) => {
    const pictures: number[] = []
    const removed = await remove(tx, pictures)
    return { removed, pictures, left: await countLeft(tx) }
  })
  for (const picture of pictures) await forgetPicture(db, storage, picture)
  const { accounts, submissions, letters, testimonials } = removed
  say(`Accounts closed: ${accounts.length === 0 ? 'none' : accounts.join(', ')}`)
  say(`Removed: ${submissions} demo submissions, ${letters} demo letters, ${testimonials} demo testimonials`)
  say(
    `Stays: the demo author with ${left.books} sample titles and ${left.sales} made-up sales, and the books, authors and articles that the demo brought. Take these out in the console; a ledger is never shortened, so begin real accounts with an empty database`,
  )
  const given = await listGivenByDemo(db)
  if (given.length > 0)
    say(
      `Stay, with a role that accounts of the demo gave: ${given.join(', ')}. Disable in the console whom you don't know`,
    )
}

async function remove(tx: Tx, pictures: number[]): Promise<Removed> {
  const accounts = await tx
    .selectFrom('accounts')
    .select(['id', 'author_id', 'email'])
    .where('is_demo', '=', true)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const before = await countSubmissions(tx)
  for (const { id, author_id } of accounts) {
    if (author_id !== null) for (const leave of atClosure) pictures.push(...(await leave(tx, author_id)))
    await tx.deleteFrom('second_factors').where('account_id', '=', id).execute()
    await emptyAccount(tx, id)
  }
  const letters = await tx
    .deleteFrom('enquiries')
    .where('idempotency_key', 'like', 'demo-enquiry-%')
    .executeTakeFirst()
  const testimonials = await tx.deleteFrom('testimonials').where('is_demo', '=', true).executeTakeFirst()
  return {
    accounts: accounts.flatMap(({ email }) => email ?? []),
    submissions: before - (await countSubmissions(tx)),
    letters: Number(letters.numDeletedRows),
    testimonials: Number(testimonials.numDeletedRows),
  }
}

async function countSubmissions(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function countLeft(tx: Tx): Promise<{ books: number; sales: number }> {
  const demoAuthor = tx.selectFrom('authors').select('id').where('slug', '=', DEMO_AUTHOR)
  const { books } = await tx
    .selectFrom('books')
    .select((eb) => eb.fn.countAll<number>().as('books'))
    .where('author_id', 'in', demoAuthor)
    .executeTakeFirstOrThrow()
  const { sales } = await tx
    .selectFrom('sales')
    .select((eb) => eb.fn.countAll<number>().as('sales'))
    .where('author_id', 'in', demoAuthor)
    .where('source', '=', 'demo')
    .executeTakeFirstOrThrow()
  return { books, sales }
}
