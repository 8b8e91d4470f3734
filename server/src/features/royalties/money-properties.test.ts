import { paise } from '@panai/contract/money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase, createTestDatabase, type TestDatabase } from '../../../test/a-database.ts'
import { aFolder, backUp, restore, rowsOf } from '../../../test/backups.ts'
import { anAuthor } from '../../../test/builders.ts'
import { openFolderStorage } from '../../files/storage.ts'
import { Refusal } from '../../http/refusal.ts'
import { findLedgerDifferences } from './find-ledger-differences.ts'
import { reverseSales } from './reverse-sales.ts'
import { aPayout, aReturn, aSale, complete, fail, pay, sell } from './royalty-samples.ts'

/*
 * Steps of every kind in any order, each of them done again, and some by two at once. After each of them the same must hold, whatever
 * the steps were: what is said here is all that money has to be.
 */
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const AUTHORS = 3
const which = fc.nat(1_000)
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('sell together' as const),
      royalties: fc.array(fc.nat(300_000), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('take copies back' as const), which, royalty: fc.nat(400_000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which,
      amount: fc.integer({ min: 1, max: 300_000 }),
      withheld: fc.nat(30_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay all by two clerks' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('complete' as const, 'fail' as const), which }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Work = () => Promise<unknown>

const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % items.length]

/** What a refusal stops has not happened; anything else is a defect. */
function orRefused(work: Work): Work {
  return () =>
    work().catch((error) => {
      if (!(error instanceof Refusal)) throw error
    })
}

/** @returns what the step does: the same each time it is called. */
async function decide(current: Step, authors: readonly number[]): Promise<Work> {
  const { db } = database
  const of = (number: number) => pick(authors, number) ?? 0
  switch (current.do) {
    case 'sell together': {
      const sales = current.royalties.map((royalty, at) =>
        aSale(of(at), { amount: paise(royalty * 2), royalty: paise(royalty) }),
      )
      return () => sell(db, ...sales)
    }
    case 'take copies back': {
      const royalty = paise(-current.royalty)
      const back = aReturn(of(current.which), { amount: royalty, royalty })
      return () => sell(db, back)
    }
    case 'undo': {
      const journals = await db
        .selectFrom('sales')
        .select('journal_id')
        .where('author_id', 'in', authors)
        .orderBy('id')
        .execute()
      const journal = pick(journals, current.which)?.journal_id
      const undo = { occurredOn: '2026-06-01', reason: 'A slip' }
      return journal === undefined
        ? async () => {}
        : () => db.transaction().execute((tx) => reverseSales(tx, journal, undo))
    }
    case 'pay': {
      const { amount, withheld } = current
      const payout = aPayout(of(current.which), { amount: paise(amount), withheld: paise(withheld) })
      return orRefused(() => pay(db, payout))
    }
    case 'pay all by two clerks': {
      const authorId = of(current.which)
      const owed = (await balances(authors)).get(authorId) ?? 0
      if (owed <= 0) return async () => {}
      const [one, other] = [
        aPayout(authorId, { amount: paise(owed) }),
        aPayout(authorId, { amount: paise(owed) }),
      ]
      return () => Promise.all([orRefused(() => pay(db, one))(), orRefused(() => pay(db, other))()])
    }
    default: {
      const payouts = await db
        .selectFrom('payouts')
        .select('id')
        .where('author_id', 'in', authors)
        .orderBy('id')
        .execute()
      const id = pick(payouts, current.which)?.id
      const settle = current.do === 'fail' ? fail : complete
      return id === undefined ? async () => {} : orRefused(() => settle(db, id))
    }
  }
}

/** What is owed to each author, counted from the entries themselves. */
async function balances(authors: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ author_id: number; owed: number }>`
    select author_id, coalesce(-sum(amount_paise), 0)::bigint as owed
    from ledger_accounts left join postings on account_id = id where author_id = any(${authors}) group by author_id`.execute(
    database.db,
  )
  return new Map(rows.map(({ author_id, owed }) => [author_id, owed]))
}

async function totals(authors: readonly number[]): Promise<Map<number, number>> {
  const rows = await database.db
    .selectFrom('author_totals')
    .select(['author_id', 'unpaid_paise'])
    .where('author_id', 'in', authors)
    .execute()
  return new Map(rows.map(({ author_id, unpaid_paise }) => [author_id, unpaid_paise]))
}

/** Everything that was ever written down of money. */
async function books() {
  const { sales, payouts, journals, postings, author_totals, author_months, author_books } = await rowsOf(
    database.connection,
  )
  return { sales, payouts, journals, postings, author_totals, author_months, author_books }
}

test('whatever is done, twice or together: balances are sums, no payout takes more than is owed, and nothing is done twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const authors: number[] = []
      for (let number = 0; number < AUTHORS; number++) authors.push((await anAuthor(database.db)).id)
      await sell(database.db, ...authors.map((id) => aSale(id, { amount: paise(0), royalty: paise(0) })))
      for (const current of steps) {
        const before = await balances(authors)
        const work = await decide(current, authors)
        await work()
        const after = await balances(authors)
        expect(await totals(authors)).toEqual(after)
        for (const [id, owed] of after)
          if (current.do.startsWith('pay') && owed !== before.get(id)) expect(owed).toBeGreaterThanOrEqual(0)
        const written = await books()
        await work()
        expect(await books()).toEqual(written)
      }
      expect(await findLedgerDifferences(database.db)).toEqual([])
    }),
    { numRuns: 10 },
  )
}, 120_000)

test('and the books come back from a backup as they were', async () => {
  const bare = await aDatabase('template0')
  await restore(
    await backUp({ connection: database.connection, storage: openFolderStorage(await aFolder()) }),
    bare.connection,
  )
  expect(await rowsOf(bare.connection)).toEqual(await rowsOf(database.connection))
  expect(await findLedgerDifferences(bare.db)).toEqual([])
})
