import { paise } from '@panai/contract/money/money'
import { salesChannels } from '@panai/contract/sales/sales-channels'
import type { Database } from '@panai/server/db/database'
import type { Tx } from '@panai/server/db/transaction'
import { type NewSale, recordSales } from '@panai/server/features/royalties/index'
import { sql } from 'kysely'
import { demoLogin } from '../demo-login.ts'
import { createDice, type Dice } from '../dice.ts'
import { openAccount } from './open-account.ts'

const BATCH = 2_000
const DAYS = 1_095
const LAST_DAY = Date.parse('2026-10-31T00:00:00Z')
const DAY_MS = 86_400_000
const BOOKS = 20

export type GrownAuthor = { authorId: number; email: string; password: string }

/**
 * Makes an author with so many made-up sales of three years, for measurements, who logs in with the demo's password. Again it
 * adds only what is missing.
 */
export async function growSales(
  db: Database,
  { sales, say }: { sales: number; say: (line: string) => void },
): Promise<GrownAuthor> {
  const email = `demo.author.${sales}@panai.example`
  const name = `Demo Author with ${sales} sales`
  const authorId = await db.transaction().execute(async (tx) => {
    const id = await authorCalled(tx, `demo-author-${sales}-sales`, name)
    await openAccount(tx, { authorId: id, name, email, password: demoLogin.password })
    return id
  })
  const books = await db.selectFrom('books').select('id').orderBy('id').limit(BOOKS).execute()
  const dice = createDice(sales)
  for (let first = 0; first < sales; first += BATCH) {
    const count = Math.min(BATCH, sales - first)
    const batch = Array.from({ length: count }, (_, index) =>
      aSale(
        authorId,
        first + index,
        books.map(({ id }) => id),
        dice,
      ),
    )
    await db.transaction().execute((tx) => recordSales(tx, batch))
    say(`${first + count} of ${sales} sales`)
  }
  for (const table of ['sales', 'journals', 'postings'] as const)
    await sql`analyze ${sql.table(table)}`.execute(db)
  return { authorId, email, password: demoLogin.password }
}

async function authorCalled(tx: Tx, slug: string, name: string): Promise<number> {
  const known = await tx.selectFrom('authors').select('id').where('slug', '=', slug).executeTakeFirst()
  if (known) return known.id
  const { id } = await tx
    .insertInto('authors')
    .values({ slug, name, language: 'en' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function aSale(authorId: number, number: number, books: readonly number[], dice: Dice): NewSale {
  const quantity = 1 + dice.below(3)
  return {
    authorId,
    bookId: books.length > 0 ? dice.pick(books) : null,
    format: 'paperback',
    channel: dice.pick(salesChannels),
    soldOn: new Date(LAST_DAY - dice.below(DAYS) * DAY_MS).toISOString().slice(0, 10),
    quantity,
    amount: paise(299_00 * quantity),
    royalty: paise(64_00 * quantity),
    buyerName: `Demo buyer ${1 + dice.below(500)}`,
    source: 'demo grown',
    reference: `${authorId} ${number}`,
  }
}
