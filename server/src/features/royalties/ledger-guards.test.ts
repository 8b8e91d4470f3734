import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/a-database.ts'
import { anAuthor } from '../../../test/builders.ts'
import { aPayout, aSale, complete, fail, pay, sell } from '../../../test/money/sales.ts'
import type { Tx } from '../../db/transaction.ts'
import { findLedgerDifferences } from './find-ledger-differences.ts'
import { recordSales } from './record-sales.ts'

let database: TestDatabase
let author: number
let failed: number
beforeAll(async () => {
  database = await createTestDatabase()
  author = (await anAuthor(database.db)).id
  await sell(database.db, aSale(author))
  failed = await pay(database.db, aPayout(author))
  await fail(database.db, failed)
  await complete(database.db, await pay(database.db, aPayout(author)), 'UTR')
})
afterAll(() => database.drop())

const RESTRICTED = '23001'
const CHECKED = '23514'
const DENIED = '42501'

test.each([
  'update journals set reason = reason',
  'update postings set amount_paise = amount_paise',
  "update ledger_accounts set name = 'cash' where false",
  'delete from journals where false',
  'delete from postings',
  'delete from sales',
  'delete from payouts',
  'truncate postings',
  'truncate payouts cascade',
  'truncate sales, journals cascade',
  'update sales set quantity = 3',
  'update sales set reversed_by = null',
  'update payouts set amount_paise = 1',
  "update payouts set status = 'processing', returned_by = null where status = 'failed'",
  "update payouts set status = 'completed', returned_by = null where status = 'failed'",
  "update payouts set status = 'processing' where status = 'completed'",
  "update payouts set transaction_id = 'other' where status = 'completed'",
])('the database refuses: %s', async (statement) => {
  await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code: RESTRICTED })
})

/** Journals as somebody who knows SQL might try to write them: account names and amounts. */
const bad: Record<string, [string, number][]> = {
  'one that is not at zero': [
    ['cash', 100],
    ['company', -99],
  ],
  'one with a single posting': [['cash', 0]],
  'one without postings': [],
}

test.each(Object.entries(bad))('the database refuses a journal: %s', async (name, postings) => {
  const write = database.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('journals')
      .values({ kind: 'sale', occurred_on: '2026-01-01', reason: 'bad', reference: name })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [account, amount] of postings)
      await sql`insert into postings select ${id}, id, ${amount}::bigint from ledger_accounts where name = ${account}`.execute(
        tx,
      )
  })
  await expect(write).rejects.toMatchObject({ code: CHECKED })
})

test('nothing is added to a journal afterwards', async () => {
  const write = sql`
    insert into postings
    select max(journals.id), ledger_accounts.id, 5 from journals, ledger_accounts where name = 'company'
    group by ledger_accounts.id`.execute(database.db)
  await expect(write).rejects.toMatchObject({ code: CHECKED })
})

test('a reversal is the very opposite of what it reverses', async () => {
  const write = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into journals (kind, occurred_on, reason, reference, reverses)
      select 'reversal', '2026-01-01', 'bad', 'bad reversal', journal_id from sales returning id`.execute(tx)
    await sql`
      insert into postings
      select ${rows[0]?.id}::bigint, id, case name when 'cash' then 1 else -1 end from ledger_accounts
      where name in ('cash', 'company')`.execute(tx)
  })
  await expect(write).rejects.toMatchObject({ code: CHECKED })
})

test('the check notices a total that somebody has changed', async () => {
  const { db } = database
  expect(await findLedgerDifferences(db)).toEqual([])
  for (const column of ['sales', 'payouts', 'copies', 'unpaid_paise'] as const) {
    const change = (by: number) =>
      sql`update author_totals set ${sql.ref(column)} = ${sql.ref(column)} + ${by}`
    await change(1).execute(db)
    expect(await findLedgerDifferences(db)).toHaveLength(1)
    await change(-1).execute(db)
  }
  for (const statement of [
    'update author_totals set last_sold_on = last_sold_on + 1',
    'update author_months set copies = copies + 1',
    'update author_books set royalty_paise = royalty_paise + 1',
  ]) {
    await sql.raw(statement).execute(db)
    expect(await findLedgerDifferences(db)).toHaveLength(1)
    await sql.raw(statement.replace(' + 1', ' - 1')).execute(db)
  }
  expect(await findLedgerDifferences(db)).toEqual([])
})

test('who owns the tables without being master of the server can post, and has no right to change what is posted', async () => {
  const { db, connection } = database
  const role = sql.ref(`${connection.database}_owner`)
  await sql`create role ${role}`.execute(db)
  try {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
    for (const { name } of rows) await sql`alter table ${sql.table(name)} owner to ${role}`.execute(db)
    const asOwner = <T>(work: (tx: Tx) => Promise<T>) =>
      db.transaction().execute(async (tx) => {
        await sql`set local role ${role}`.execute(tx)
        return work(tx)
      })
    expect(await asOwner((tx) => recordSales(tx, [aSale(author)]))).toBe(1)
    for (const statement of [
      'update postings set amount_paise = 0',
      'delete from journals',
      'truncate sales',
    ])
      await expect(asOwner((tx) => sql.raw(statement).execute(tx))).rejects.toMatchObject({ code: DENIED })
  } finally {
    await sql`reassign owned by ${role} to current_user`.execute(db)
    await sql`drop role ${role}`.execute(db)
  }
})
