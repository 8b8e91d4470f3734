import { paise } from '@panai/contract/money/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/a-database.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'
import { aPayout, aReturn, aSale, complete, fail, pay, sell } from '../../../test/money/sales.ts'
import { findLedgerDifferences } from './find-ledger-differences.ts'
import { reverseSales } from './reverse-sales.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A readable little table: one line for each posting, in the order in which they came. */
async function ledgerOf(authorId: number): Promise<string[]> {
  const rows = await database.db
    .selectFrom('journals')
    .innerJoin('postings', 'postings.journal_id', 'journals.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'postings.account_id')
    .select(['journals.occurred_on', 'journals.reason', 'ledger_accounts.name', 'postings.amount_paise'])
    .where('journals.id', 'in', (query) =>
      query
        .selectFrom('postings as own')
        .innerJoin('ledger_accounts as account', 'account.id', 'own.account_id')
        .select('own.journal_id')
        .where('account.author_id', '=', authorId),
    )
    .orderBy('journals.id')
    .orderBy('ledger_accounts.name')
    .execute()
  return rows.map(
    ({ occurred_on, reason, name, amount_paise }) =>
      `${occurred_on} ${reason} | ${name.replace(`author:${authorId}`, 'author')} ${amount_paise}`,
  )
}

function totalsOf(authorId: number) {
  return database.db
    .selectFrom('author_totals')
    .select(['sales', 'payouts', 'copies', 'lifetime_paise', 'unpaid_paise', 'last_sold_on'])
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
}

const takeBack = (journalId: number) =>
  database.db
    .transaction()
    .execute((tx) => reverseSales(tx, journalId, { occurredOn: '2026-05-01', reason: 'Entered twice' }))

test('a year of an author: sales, a return, a payout that fails, one that succeeds, a sale taken back', async () => {
  const { db } = database
  const { id: author } = await anAuthor(db)
  const mistaken = aSale(author, { soldOn: '2026-04-01', channel: 'direct' })
  await sell(db, aSale(author), mistaken)
  await sell(db, aReturn(author, { soldOn: '2026-04-20' }))
  const first = await pay(db, aPayout(author, { amount: paise(10_000) }))
  await fail(db, first)
  const second = await pay(db, aPayout(author, { amount: paise(9_000), withheld: paise(1_000) }))
  await complete(db, second, 'UTR1')
  const sale = await db
    .selectFrom('sales')
    .select('journal_id')
    .where('reference', '=', mistaken.reference)
    .executeTakeFirstOrThrow()
  expect(await takeBack(sale.journal_id)).toBe(1)

  expect(await ledgerOf(author)).toEqual([
    '2026-03-14 Sale of 2 copies | author -17940',
    '2026-03-14 Sale of 2 copies | channel:amazon 59800',
    '2026-03-14 Sale of 2 copies | company -41860',
    '2026-04-01 Sale of 2 copies | author -17940',
    '2026-04-01 Sale of 2 copies | channel:direct 59800',
    '2026-04-01 Sale of 2 copies | company -41860',
    '2026-04-20 Return of 1 copy | author 8970',
    '2026-04-20 Return of 1 copy | channel:amazon -29900',
    '2026-04-20 Return of 1 copy | company 20930',
    '2026-04-05 Payout of royalties | author 10000',
    '2026-04-05 Payout of royalties | cash -10000',
    '2026-04-09 The bank returned it | author -10000',
    '2026-04-09 The bank returned it | cash 10000',
    '2026-04-05 Payout of royalties | author 10000',
    '2026-04-05 Payout of royalties | cash -9000',
    '2026-04-05 Payout of royalties | withheld_tax -1000',
    '2026-05-01 Entered twice | author 17940',
    '2026-05-01 Entered twice | channel:direct -59800',
    '2026-05-01 Entered twice | company 41860',
  ])
  expect(await totalsOf(author)).toEqual({
    sales: 2,
    payouts: 2,
    copies: 1,
    lifetime_paise: 8_970,
    unpaid_paise: -1_030,
    last_sold_on: '2026-03-14',
  })
  expect(await findLedgerDifferences(db)).toEqual([])
})

test('the same again changes nothing', async () => {
  const { db } = database
  const { id: author } = await anAuthor(db)
  const sale = aSale(author)
  const payout = aPayout(author)
  expect(await sell(db, sale, sale)).toBe(1)
  const made = await pay(db, payout)
  const before = await totalsOf(author)
  expect(await sell(db, sale, sale)).toBe(0)
  expect(await pay(db, payout)).toBe(made)
  await complete(db, made, 'UTR2')
  await complete(db, made, 'another')
  expect(await totalsOf(author)).toEqual(before)
  const paid = await db.selectFrom('payouts').select('transaction_id').where('id', '=', made).execute()
  expect(paid).toEqual([{ transaction_id: 'UTR2' }])
  await fail(db, made)
  await fail(db, made)
  expect((await totalsOf(author)).unpaid_paise).toBe(17_940)
})

test('a sale that was taken back stays taken back when its file comes again', async () => {
  const { db } = database
  const { id: author } = await anAuthor(db)
  const sale = aSale(author)
  await sell(db, sale)
  const { journal_id } = await db
    .selectFrom('sales')
    .select('journal_id')
    .where('author_id', '=', author)
    .executeTakeFirstOrThrow()
  expect([await takeBack(journal_id), await takeBack(journal_id)]).toEqual([1, 0])
  expect(await sell(db, sale)).toBe(0)
  expect(await totalsOf(author)).toMatchObject({
    sales: 0,
    copies: 0,
    lifetime_paise: 0,
    unpaid_paise: 0,
    last_sold_on: null,
  })
})

test('a reference that stands for something else is refused, and nothing is posted', async () => {
  const { db } = database
  const { id: author } = await anAuthor(db)
  const sale = aSale(author)
  const payout = aPayout(author)
  await sell(db, sale)
  await pay(db, payout)
  const before = await totalsOf(author)
  await expect(sell(db, aSale(author), { ...sale, quantity: 3 })).rejects.toMatchObject({ code: 'conflict' })
  await expect(pay(db, { ...payout, amount: paise(4_999) })).rejects.toMatchObject({ code: 'conflict' })
  expect(await totalsOf(author)).toEqual(before)
})

test('nobody is paid more than there is, and a payout that failed is not completed afterwards', async () => {
  const { db } = database
  const { id: author } = await anAuthor(db)
  await sell(db, aSale(author))
  for (const too of [{ amount: paise(17_941) }, { amount: paise(17_940), withheld: paise(1) }])
    await expect(pay(db, aPayout(author, too))).rejects.toMatchObject({ code: 'conflict' })
  const all = await pay(db, aPayout(author, { amount: paise(17_940) }))
  await expect(pay(db, aPayout(author, { amount: paise(1) }))).rejects.toMatchObject({ code: 'conflict' })
  await fail(db, all)
  await expect(complete(db, all)).rejects.toMatchObject({ code: 'conflict' })
  await expect(complete(db, 2_000_000)).rejects.toMatchObject({ code: 'not_found' })
  await expect(takeBack(2_000_000)).rejects.toMatchObject({ code: 'not_found' })
})

test('months and books are counted each for itself', async () => {
  const { db } = database
  const book = await aBook(db)
  const author = book.author_id
  await sell(
    db,
    aSale(author, { soldOn: '2026-01-31', bookId: book.id }),
    aSale(author, { soldOn: '2026-02-01', bookId: book.id }),
    aReturn(author, { soldOn: '2026-02-28', bookId: book.id }),
    aSale(author, { soldOn: '2026-02-28' }),
  )
  const months = await db
    .selectFrom('author_months')
    .select(['month', 'copies', 'royalty_paise'])
    .where('author_id', '=', author)
    .orderBy('month')
    .execute()
  expect(months).toEqual([
    { month: '2026-01-01', copies: 2, royalty_paise: 17_940 },
    { month: '2026-02-01', copies: 3, royalty_paise: 26_910 },
  ])
  const books = await db
    .selectFrom('author_books')
    .select(['book_id', 'copies', 'royalty_paise'])
    .where('author_id', '=', author)
    .orderBy('book_id')
    .execute()
  expect(books).toEqual([
    { book_id: book.id, copies: 3, royalty_paise: 26_910 },
    { book_id: null, copies: 2, royalty_paise: 17_940 },
  ])
})
