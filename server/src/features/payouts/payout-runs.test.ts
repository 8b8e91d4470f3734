import type { HeldReason } from '@panai/contract/payouts/staff/payout-rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { anAuthor } from '../../../test/builders.ts'
import { addVerifiedPayees } from '../../../test/money/add-verified-payees.ts'
import {
  anEarner,
  aPayee,
  earn,
  itemsOf,
  makeARun as make,
  payAll,
  payeesInMemory,
  standOf,
  twoClerks,
} from '../../../test/money/payouts.ts'
import { complete, fail } from '../../../test/money/sales.ts'
import { testKeys } from '../../../test/payees.ts'
import type { Database } from '../../db/database.ts'
import { findLedgerDifferences } from '../royalties/index.ts'
import { takeBankFile } from './bank-file.ts'
import { discardRun } from './discard-run.ts'
import type { Payee } from './payee.ts'
import { payeeLookup } from './payee-lookup.ts'
import { retryPayout } from './retry-payout.ts'
import { getRun } from './run-queries.ts'

test('a run says of each author what is paid, or why nothing is', async () => {
  const { db } = await aDatabase()
  const others = new Map<number, Payee | null>()
  const expected: [number, HeldReason | 'to_pay'][] = []
  async function expectOf(rupees: number, outcome: HeldReason | 'to_pay', payee?: Payee | null) {
    const id = await anEarner(db, rupees)
    if (payee !== undefined) others.set(id, payee)
    expected.push([id, outcome])
    return id
  }
  await expectOf(500, 'to_pay')
  await expectOf(499, 'below_threshold')
  await expectOf(-20, 'negative_balance')
  await expectOf(900, 'no_details', null)
  const reasons = ['unconfirmed', 'on_hold', 'unverified', 'no_name_at_bank', 'refused', 'frozen'] as const
  for (const reason of [...reasons, 'not_resident'] as const)
    await expectOf(900, reason, { payable: false, reason, hasPan: false })
  await expectOf(900, 'to_pay', aPayee(77, { method: 'UPI', masked: 'se••••@okbank', hasPan: false }))
  const { id: unstated } = await anAuthor(db)
  await earn(db, unstated, 900)
  expected.push([unstated, 'no_statement'])

  const run = await make(db, payeesInMemory(others))
  const items = await itemsOf(db, run)
  expect(items.map(({ author_id, state, held_for }) => [author_id, held_for ?? state])).toEqual(expected)
  await expect(make(db)).rejects.toMatchObject({ code: 'conflict' })
  await payAll(db, payeesInMemory(others), run)
  expect(
    await standOf(
      db,
      expected.map(([id]) => id),
    ),
  ).toEqual(
    expected.map(([, outcome], at) => [
      outcome === 'to_pay' ? 0 : [500, 499, -20, 900][Math.min(at, 3)],
      outcome === 'to_pay' ? 1 : 0,
    ]),
  )
  expect(await findLedgerDifferences(db)).toEqual([])
})

test('a run of the same month again adds only who was not paid; one that failed is offered again, or made again at once', async () => {
  const { db } = await aDatabase()
  const others = new Map<number, Payee | null>()
  const [one, two, late] = [await anEarner(db, 1_000), await anEarner(db, 2_000), await anEarner(db, 3_000)]
  others.set(late, null)
  const deps = payeesInMemory(others)
  const first = await make(db, deps)
  await payAll(db, deps, first)
  expect(await standOf(db, [one, two, late])).toEqual([
    [0, 1],
    [0, 1],
    [3_000, 0],
  ])
  others.delete(late)
  const [failing] = (await itemsOf(db, first)).filter(({ author_id }) => author_id === two)
  await complete(db, failing?.payout_id ?? 0, 'UTR1')
  await fail(db, failing?.payout_id ?? 0)
  const second = await make(db, deps)
  expect((await itemsOf(db, second)).map(({ author_id, state }) => [author_id, state])).toEqual([
    [two, 'to_pay'],
    [late, 'to_pay'],
  ])
  await db.transaction().execute((tx) => discardRun(tx, second))
  const { maker } = await twoClerks(db)
  const again = () => db.transaction().execute((tx) => retryPayout(tx, deps, maker, failing?.payout_id ?? 0))
  others.set(two, aPayee(99))
  const retry = await again()
  await expect(again()).rejects.toMatchObject({ code: 'conflict' })
  await payAll(db, deps, retry)
  await expect(again()).rejects.toMatchObject({ code: 'conflict' })
  expect((await itemsOf(db, retry)).map(({ details_id, state }) => [details_id, state])).toEqual([
    [99, 'paid'],
  ])
  const third = await make(db, deps)
  expect((await itemsOf(db, third)).map(({ author_id, state }) => [author_id, state])).toEqual([
    [late, 'to_pay'],
  ])
  await payAll(db, deps, third)
  expect(await standOf(db, [one, two, late])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ])
})

test('what has changed since the run was looked at is held back, and nobody is paid what was not approved', async () => {
  const { db } = await aDatabase()
  const others = new Map<number, Payee | null>()
  const [same, other, less] = [await anEarner(db, 900), await anEarner(db, 900), await anEarner(db, 900)]
  const run = await make(db, payeesInMemory(others))
  others.set(other, aPayee(12_345))
  await earn(db, less, -100)
  await payAll(db, payeesInMemory(others), run)
  expect(
    (await itemsOf(db, run)).map(({ author_id, state, held_for }) => [author_id, held_for ?? state]),
  ).toEqual([
    [same, 'paid'],
    [other, 'changed'],
    [less, 'changed'],
  ])
})

test('the file of a run is the same each time, whatever became of its payouts, and who takes it is written down', async () => {
  const { db } = await aDatabase()
  const others = new Map<number, Payee | null>()
  const author = await anEarner(db, 1_234)
  const deps = payeesInMemory(others)
  const runId = await make(db, deps)
  const take = () =>
    db.transaction().execute((tx) => takeBankFile(tx, deps, { runId, method: 'Bank transfer', by: null }))
  await expect(take()).rejects.toMatchObject({ code: 'conflict' })
  await payAll(db, deps, runId)
  const first = await take()
  const [item] = await itemsOf(db, runId)
  expect(first.text.split('\r\n')).toEqual([
    'reference,fund_account_type,name,account_number,ifsc,amount,mode,narration',
    `P${runId}-${item?.id},bank_account,Holder ${author},${10_000_000_000 + author},SBIN0000300,1234.00,NEFT,Panai royalty 2026-10`,
    '',
  ])
  await fail(db, item?.payout_id ?? 0)
  others.set(author, aPayee(4_711))
  expect(await take()).toEqual(first)
  const downloads = await db.selectFrom('payout_file_downloads').select(['rows', 'sha256']).execute()
  expect(downloads).toHaveLength(2)
  expect(new Set(downloads.map(({ sha256 }) => sha256)).size).toBe(1)
})

test('more than UPI moves in one transfer is held back, by the limit of the day', async () => {
  const { db } = await aDatabase()
  const upi = (id: number) => aPayee(id, { method: 'UPI', masked: 'se••••@okbank' })
  // A tenth of it all is tax.
  const [over, just, byBank] = [
    await anEarner(db, 111_112),
    await anEarner(db, 111_111),
    await anEarner(db, 111_112),
  ]
  const deps = payeesInMemory(
    new Map([
      [over, upi(over)],
      [just, upi(just)],
    ]),
  )
  const held = async (run: number) =>
    (await itemsOf(db, run)).map(({ author_id, held_for }) => [author_id, held_for])
  const first = await make(db, deps)
  expect(await held(first)).toEqual([
    [over, 'over_upi_limit'],
    [just, null],
    [byBank, null],
  ])
  await db.transaction().execute(async (tx) => {
    await discardRun(tx, first)
    // From today on, which nobody may say.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
    insert into payout_settings (valid_from, threshold_paise, cadence, day_of_month, holds_without_pan, upi_limit_paise)
    select india_today(), threshold_paise, cadence, day_of_month, holds_without_pan, 20000000 from payout_settings
    order by valid_from desc limit 1`.execute(tx)
  })
  expect(await held(await make(db, deps))).toEqual([
    [over, null],
    [just, null],
    [byBank, null],
  ])
})

test('banks get names in capitals from A to Z; who has none is held back, and no file is made of them', async () => {
  const { db } = await aDatabase()
  const [tamil, before] = [await anEarner(db, 900), await anEarner(db, 800)]
  await addVerifiedPayees(db, testKeys.data, [tamil], { holder: 'மாறன் கவி', nameAtBank: 'MARAN KAVI' })
  await addVerifiedPayees(db, testKeys.data, [before], { holder: 'மாறன் கவி', nameAtBank: null })
  const deps = payeeLookup(testKeys)
  const run = await make(db, deps)
  expect((await itemsOf(db, run)).map(({ author_id, held_for }) => [author_id, held_for])).toEqual([
    [tamil, null],
    [before, 'no_name_at_bank'],
  ])
  await payAll(db, deps, run)
  const take = () =>
    db
      .transaction()
      .execute((tx) => takeBankFile(tx, deps, { runId: run, method: 'Bank transfer', by: null }))
  expect((await take()).text).toContain(',bank_account,MARAN KAVI,')
  // Paid before it was asked for.
  const details = await addVerifiedPayees(db, testKeys.data, [tamil], { holder: '=1+1', nameAtBank: null })
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update payout_items set details_id = ${details[0]} where author_id = ${tamil}`.execute(tx)
  })
  await expect(take()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining(`P${run}-`),
  })
})

test('a frozen author is held back from a run, also from one that was approved before', async () => {
  const { db } = await aDatabase()
  const [before, meanwhile] = [await anEarner(db, 900), await anEarner(db, 900)]
  await addVerifiedPayees(db, testKeys.data, [before, meanwhile])
  const deps = payeeLookup(testKeys)
  await freeze(db, before)
  const run = await make(db, deps)
  await freeze(db, meanwhile)
  await payAll(db, deps, run)
  expect((await itemsOf(db, run)).map(({ author_id, held_for }) => [author_id, held_for])).toEqual([
    [before, 'frozen'],
    [meanwhile, 'frozen'],
  ])
})

test('who is frozen once the ledger has paid them is left out of the bank’s file, and the run says so', async () => {
  const { db } = await aDatabase()
  const [safe, frozen, arrived] = [await anEarner(db, 900), await anEarner(db, 800), await anEarner(db, 700)]
  await addVerifiedPayees(db, testKeys.data, [safe, frozen, arrived])
  const deps = payeeLookup(testKeys)
  const runId = await make(db, deps)
  await payAll(db, deps, runId)
  const take = async () => {
    const { text } = await db
      .transaction()
      .execute((tx) => takeBankFile(tx, deps, { runId, method: 'Bank transfer', by: null }))
    return [...text.matchAll(/AUTHOR (\d+)/g)].map(([, id]) => Number(id))
  }
  expect(await take()).toEqual([safe, frozen, arrived])

  const items = await itemsOf(db, runId)
  await complete(db, items.find(({ author_id }) => author_id === arrived)?.payout_id ?? 0, 'UTR-arrived')
  for (const id of [frozen, arrived]) await freeze(db, id)
  expect(await take()).toEqual([safe])
  const { maker } = await twoClerks(db)
  const run = await getRun(db, maker, runId)
  expect([run.bank_rows, run.upi_rows]).toEqual([1, 0])
  expect(run.left_out).toMatchObject([{ author_id: frozen, net: 800, reason: 'frozen' }])

  await sql`update payee_freezes set lifted_at = now(), lifted_by = ${maker}, note = 'Talked to them'`.execute(
    db,
  )
  expect(await take()).toEqual([safe, frozen, arrived])
  expect((await getRun(db, maker, runId)).left_out).toEqual([])
})

async function freeze(db: Database, author_id: number): Promise<void> {
  await db.insertInto('payee_freezes').values({ author_id }).execute()
}
