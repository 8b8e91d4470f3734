import { paise } from '@panai/contract/money/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/a-database.ts'
import { anAuthor } from '../../../test/builders.ts'
import { aPayout, aSale, complete, fail, pay, sell } from '../../../test/money/sales.ts'
import { Refusal } from '../../http/refusal.ts'
import type { NewPayout, NewSale } from './decide-entries.ts'
import { findLedgerDifferences } from './find-ledger-differences.ts'
import { reverseSales } from './reverse-sales.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const AUTHORS = 2
/** Picks one of what was done before, whatever the number. */
const earlier = fc.nat(1_000)
const author = fc.nat(AUTHORS - 1)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      author,
      price: fc.nat(500_000),
      copies: fc.integer({ min: 1, max: 9 }),
      share: fc.nat(100),
      day: fc.nat(400),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), earlier, day: fc.nat(400) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      author,
      amount: fc.integer({ min: 1, max: 400_000 }),
      withheld: fc.nat(20_000),
    }),
  },
  fc.record({ do: fc.constantFrom('complete' as const, 'fail' as const, 'take back' as const), earlier }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What a plain reader of the specification would keep on paper. */
type Paper = {
  sales: (NewSale & { journal: number; reversed: boolean })[]
  payouts: (NewPayout & { id: number; status: string })[]
}

const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % items.length]
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)

/** Does one step, again too: the second time must change nothing. */
async function take(current: Step, authors: number[], paper: Paper): Promise<() => Promise<unknown>> {
  const { db } = database
  switch (current.do) {
    case 'sell':
      return sellOne(
        aSale(authors[current.author] ?? 0, {
          soldOn: dayOf(current.day),
          quantity: current.copies,
          amount: paise(current.price * current.copies),
          royalty: paise(Math.floor((current.price * current.copies * current.share) / 100)),
        }),
        paper,
      )
    case 'return': {
      const sold = pick(paper.sales, current.earlier)
      if (!sold) return async () => {}
      const { authorId, quantity, amount, royalty } = sold
      const back = { quantity: -quantity, amount: paise(-amount), royalty: paise(-royalty) }
      return quantity < 0
        ? async () => {}
        : sellOne(aSale(authorId, { ...back, soldOn: dayOf(current.day) }), paper)
    }
    case 'pay': {
      const { amount, withheld } = current
      const payout = aPayout(authors[current.author] ?? 0, {
        amount: paise(amount),
        withheld: paise(withheld),
      })
      const again = () => pay(db, payout).catch(isRefused)
      const id = await again()
      if (typeof id === 'number') paper.payouts.push({ ...payout, id, status: 'processing' })
      return again
    }
    case 'take back': {
      const sold = pick(paper.sales, current.earlier)
      if (!sold) return async () => {}
      sold.reversed = true
      return repeat(() =>
        db
          .transaction()
          .execute((tx) => reverseSales(tx, sold.journal, { occurredOn: '2026-06-01', reason: 'A slip' })),
      )
    }
    default: {
      const payout = pick(paper.payouts, current.earlier)
      if (!payout) return async () => {}
      const settle = current.do === 'fail' ? fail : complete
      if (payout.status !== 'failed') payout.status = current.do === 'fail' ? 'failed' : 'completed'
      return repeat(() => settle(db, payout.id).catch(isRefused))
    }
  }
}

async function sellOne(sale: NewSale, paper: Paper): Promise<() => Promise<unknown>> {
  const { db } = database
  await sell(db, sale)
  const { journal_id } = await db
    .selectFrom('sales')
    .select('journal_id')
    .where('reference', '=', sale.reference)
    .executeTakeFirstOrThrow()
  paper.sales.push({ ...sale, journal: journal_id, reversed: false })
  return () => sell(db, sale)
}

async function repeat(work: () => Promise<unknown>): Promise<() => Promise<unknown>> {
  await work()
  return work
}

function isRefused(error: unknown): string {
  if (error instanceof Refusal) return error.code
  throw error
}

function totalsOnPaper(authorId: number, { sales, payouts }: Paper) {
  const sold = sales.filter((sale) => sale.authorId === authorId && !sale.reversed)
  const paid = payouts.filter((payout) => payout.authorId === authorId)
  const earned = sumOf(sold.map(({ royalty }) => royalty))
  const gone = sumOf(
    paid.filter(({ status }) => status !== 'failed').map(({ amount, withheld }) => amount + withheld),
  )
  return {
    sales: sold.length,
    payouts: paid.length,
    copies: sumOf(sold.map(({ quantity }) => quantity)),
    lifetime_paise: earned,
    unpaid_paise: earned - gone,
    last_sold_on:
      sold
        .filter(({ quantity }) => quantity > 0)
        .map(({ soldOn }) => soldOn)
        .toSorted()
        .at(-1) ?? null,
  }
}

function totalsKept(authorIds: number[]) {
  return database.db
    .selectFrom('author_totals')
    .select(['sales', 'payouts', 'copies', 'lifetime_paise', 'unpaid_paise', 'last_sold_on'])
    .where('author_id', 'in', authorIds)
    .orderBy('author_id')
    .execute()
}

test('whatever is sold, returned, paid, failed and taken back: totals are the sums, and each step repeated changes nothing', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const authors: number[] = []
      for (let number = 0; number < AUTHORS; number++) authors.push((await anAuthor(db)).id)
      // A sale of nothing opens the totals of each, so that there is a row to compare.
      const paper: Paper = { sales: [], payouts: [] }
      for (const id of authors)
        await sellOne(aSale(id, { quantity: 1, amount: paise(0), royalty: paise(0) }), paper)
      for (const current of steps) {
        const again = await take(current, authors, paper)
        const expected = authors.map((id) => totalsOnPaper(id, paper))
        expect(await totalsKept(authors)).toEqual(expected)
        await again()
        expect(await totalsKept(authors)).toEqual(expected)
      }
      expect(await findLedgerDifferences(db)).toEqual([])
    }),
    { numRuns: 30 },
  )
})
