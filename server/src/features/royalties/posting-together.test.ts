import { paise } from '@panai/contract/money/money'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { anAuthor } from '../../../test/builders.ts'
import { aPayout, aReturn, aSale, pay, sell } from '../../../test/money/sales.ts'
import { findLedgerDifferences } from './find-ledger-differences.ts'

test('many who post for the same authors in every order wait for each other and none fails', async () => {
  const { db } = await aDatabase()
  const authors: number[] = []
  for (let number = 0; number < 6; number++) authors.push((await anAuthor(db)).id)
  // Each takes the authors in an order of its own, the first ones also open their accounts together.
  const batches = Array.from({ length: 40 }, (_, batch) =>
    authors
      .toSorted((one, other) => ((one * 7 + batch * 3) % 11) - ((other * 7 + batch * 3) % 11))
      .flatMap((author) => [aSale(author), aReturn(author)]),
  )
  await Promise.all(batches.map((batch) => sell(db, ...batch)))

  const totals = await db.selectFrom('author_totals').select(['sales', 'unpaid_paise']).execute()
  expect(totals).toEqual(authors.map(() => ({ sales: 80, unpaid_paise: 40 * (17_940 - 8_970) })))
  expect(await findLedgerDifferences(db)).toEqual([])
})

test('the same sales sent by many at once are there once', async () => {
  const { db } = await aDatabase()
  const [one, other] = [(await anAuthor(db)).id, (await anAuthor(db)).id]
  const batch = [aSale(one), aSale(other), aSale(one)]
  const recorded = await Promise.all(
    Array.from({ length: 10 }, (_, number) => sell(db, ...(number % 2 ? batch : batch.toReversed()))),
  )
  expect(recorded.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 3])
  expect(await findLedgerDifferences(db)).toEqual([])
})

test('of payouts pressed together none is made twice, and together they never pay more than there is', async () => {
  const { db } = await aDatabase()
  const { id: author } = await anAuthor(db)
  await sell(db, aSale(author))
  const same = aPayout(author, { amount: paise(10_000) })
  const ids = await Promise.all(Array.from({ length: 8 }, () => pay(db, same)))
  expect(new Set(ids).size).toBe(1)
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => pay(db, aPayout(author, { amount: paise(3_000) }))),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const { unpaid_paise } = await db
    .selectFrom('author_totals')
    .select('unpaid_paise')
    .where('author_id', '=', author)
    .executeTakeFirstOrThrow()
  expect(unpaid_paise).toBe(1_940)
})
