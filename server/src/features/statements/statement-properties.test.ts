import { paise } from '@panai/contract/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/a-database.ts'
import { anAuthor } from '../../../test/builders.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { findLedgerDifferences } from '../royalties/index.ts'
import { reverseSales } from '../royalties/reverse-sales.ts'
import { aPayout, aReturn, aSale, complete, fail, pay, sell } from '../royalties/royalty-samples.ts'
import { discardRun } from './change-run.ts'
import { findStatementDifferences } from './check-statements.ts'
import { makeRun } from './make-run.ts'
import { aRun, balancesOf, issueAll, monthAfter } from './statement-samples.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const AUTHORS = 3
const author = fc.nat(AUTHORS - 1)
const earlier = fc.nat(1_000)
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      author,
      royalty: fc.nat(500_000),
      copies: fc.integer({ min: 1, max: 9 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('return' as const), author, royalty: fc.nat(90_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('take back' as const, 'settle' as const, 'fail' as const),
      earlier,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      author,
      amount: fc.integer({ min: 1, max: 300_000 }),
      withheld: fc.nat(9_000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('state' as const, 'throw away' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const isRefused = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
}
const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % items.length]

/** The periods of all sequences follow one another: one database serves them all. */
let month = 0

async function take(current: Step, authors: readonly number[], payouts: number[]): Promise<void> {
  const { db } = database
  switch (current.do) {
    case 'sell': {
      const sale = {
        royalty: paise(current.royalty),
        amount: paise(current.royalty * 2),
        quantity: current.copies,
      }
      await sell(
        db,
        aSale(authors[current.author] ?? 0, {
          ...sale,
          soldOn: `2019-11-${String(current.day).padStart(2, '0')}`,
        }),
      )
      return
    }
    case 'return':
      await sell(
        db,
        aReturn(authors[current.author] ?? 0, {
          royalty: paise(-current.royalty),
          amount: paise(-current.royalty),
        }),
      )
      return
    case 'take back': {
      const sales = await db
        .selectFrom('sales')
        .select('journal_id')
        .where('author_id', 'in', authors)
        .orderBy('id')
        .execute()
      const sold = pick(sales, current.earlier)
      if (sold)
        await inTransaction(db, (tx) =>
          reverseSales(tx, sold.journal_id, { occurredOn: '2020-01-05', reason: 'A slip' }),
        )
      return
    }
    case 'pay': {
      const { amount, withheld } = current
      const made = await pay(
        db,
        aPayout(authors[current.author] ?? 0, { amount: paise(amount), withheld: paise(withheld) }),
      ).catch(isRefused)
      if (made !== undefined) payouts.push(made)
      return
    }
    case 'settle':
    case 'fail': {
      const payout = pick(payouts, current.earlier)
      if (payout !== undefined) await (current.do === 'fail' ? fail : complete)(db, payout).catch(isRefused)
      return
    }
    case 'state': {
      const run = await aRun(db, monthAfter(month++))
      await makeRun(db, run)
      await issueAll(db, run)
      return
    }
    case 'throw away': {
      const run = await aRun(db, monthAfter(month))
      await inTransaction(db, (tx) => discardRun(tx, run))
    }
  }
}

test('after any sequence each closing balance is the ledger’s, and the next statement begins with it', {
  timeout: 120_000,
}, async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const authors: number[] = []
      for (let made = 0; made < AUTHORS; made++) authors.push((await anAuthor(db)).id)
      const payouts: number[] = []
      for (const current of steps) await take(current, authors, payouts)
      await take({ do: 'state' }, authors, payouts)

      const balances = await balancesOf(db)
      for (const author of authors) {
        const statements = await db
          .selectFrom('statements')
          .selectAll()
          .where('author_id', '=', author)
          .orderBy('id')
          .execute()
        expect(statements.at(-1)?.closing_paise ?? 0).toBe(balances.get(author) ?? 0)
        for (const [at, { opening_paise, first_journal_id }] of statements.entries()) {
          const last = statements[at - 1]
          expect([opening_paise, first_journal_id]).toEqual([
            last?.closing_paise ?? 0,
            (last?.last_journal_id ?? 0) + 1,
          ])
        }
      }
      expect(await findStatementDifferences(db)).toEqual([])
      expect(await findLedgerDifferences(db)).toEqual([])
    }),
    { numRuns: 25, endOnFailure: true },
  )
})
