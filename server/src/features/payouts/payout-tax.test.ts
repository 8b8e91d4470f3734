import { expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { addVerifiedPayees } from '../../../test/money/add-verified-payees.ts'
import {
  anEarner,
  aPayee,
  discardARun as discard,
  earn,
  findCreditDifferences,
  itemsOf,
  makeARun as make,
  payAll,
  payeesInMemory,
  standOf,
  state,
} from '../../../test/money/payouts.ts'
import { fail } from '../../../test/money/sales.ts'
import { turnTheYear } from '../../../test/money/turn-the-year.ts'
import { testKeys } from '../../../test/payees.ts'
import { todayInIndia } from '../../db/today.ts'
import { findLedgerDifferences } from '../royalties/index.ts'
import { payeeLookup } from './payee-lookup.ts'
import { taxRuleInForce } from './settings-in-force.ts'

test('it is withheld above the threshold with what went before untaxed, at the rate of the PAN, and taken back with a failure', async () => {
  const { db } = await aDatabase()
  const [with_, without] = [await anEarner(db, 40_000), await anEarner(db, 70_000)]
  const deps = payeesInMemory(new Map([[without, aPayee(2, { hasPan: false })]]))
  await payAll(db, deps, await make(db, deps))
  await earn(db, with_, 20_000)
  await state(db, [with_])
  await payAll(db, deps, await make(db, deps, '2026-11'))
  const entries = () =>
    db
      .selectFrom('tax_entries')
      .select(['author_id', 'base_paise', 'rate_bp', 'withheld_paise', 'has_pan', 'reversed_on'])
      .orderBy('id')
      .execute()
  const row = (author_id: number, base: number, rate_bp: number, withheld: number, has_pan = true) => ({
    ...{ author_id, base_paise: base * 100, rate_bp, withheld_paise: withheld * 100, has_pan },
    reversed_on: null,
  })
  expect(await entries()).toEqual([
    row(with_, 0, 1_000, 0),
    row(without, 70_000, 2_000, 14_000, false),
    row(with_, 60_000, 1_000, 6_000),
  ])
  const { id } = await db
    .selectFrom('payouts')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await fail(db, id)
  expect((await entries()).at(-1)?.reversed_on).not.toBeNull()
  expect(await standOf(db, [with_])).toEqual([[20_000, 1]])
  // Paid again, it is taxed again, and once.
  await payAll(db, deps, await make(db, deps, '2026-11'))
  expect((await entries()).at(-1)).toEqual(row(with_, 60_000, 1_000, 6_000))
  expect([await findLedgerDifferences(db), await findCreditDifferences(db)]).toEqual([[], []])
})

test('the threshold is that of a PAN: what its author records have together is taxed, and once', async () => {
  const { db } = await aDatabase()
  const deps = payeeLookup(testKeys)
  const [one, other, alone] = [
    await anEarner(db, 40_000),
    await anEarner(db, 40_000),
    await anEarner(db, 40_000),
  ]
  await addVerifiedPayees(db, testKeys.data, [one, other], { pan: 'ABCPE1234F' })
  await addVerifiedPayees(db, testKeys.data, [alone])
  const withheld = async (run: number) =>
    (await itemsOf(db, run)).map(({ author_id, withheld_paise }) => [author_id, withheld_paise / 100])
  const first = await make(db, deps)
  expect(await withheld(first)).toEqual([
    [one, 4_000],
    [other, 4_000],
    [alone, 0],
  ])
  await payAll(db, deps, first)
  expect((await itemsOf(db, first)).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid'])
  // What the other record was paid is taxed: only what comes now is due.
  await earn(db, other, 1_000)
  await state(db, [other])
  const second = await make(db, deps, '2026-11')
  expect((await withheld(second)).find(([id]) => id === other)).toEqual([other, 100])
})

test('what is due when a year ends is due in the next, by the rule of its own year, and once', async () => {
  const { db } = await aDatabase()
  const deps = payeeLookup(testKeys)
  const author = await anEarner(db, 50_000)
  await addVerifiedPayees(db, testKeys.data, [author])
  await payAll(db, deps, await make(db, deps))
  await earn(db, author, 600)
  await state(db, [author])
  await turnTheYear(db, [author])
  // The tax takes all that there is.
  const first = await make(db, deps, '2026-11')
  expect(await itemsOf(db, first)).toMatchObject([{ held_for: 'tax_takes_all' }])
  await discard(db, first)
  await earn(db, author, 10_000)
  await state(db, [author])
  const run = await make(db, deps, '2026-11')
  expect(await itemsOf(db, run)).toMatchObject([{ base_paise: 50_600_00, withheld_paise: 5_060_00 }])
  await payAll(db, deps, run)
  const entries = await db
    .selectFrom('tax_entries')
    .select(['year', 'of_year', 'tax_rule_id', 'paid_paise', 'base_paise', 'withheld_paise'])
    .where('tax_entries.payout_id', '=', (await itemsOf(db, run))[0]?.payout_id ?? 0)
    .orderBy('of_year')
    .execute()
  expect(entries.map(({ of_year, year }) => year - of_year)).toEqual([1, 0])
  const rules = [`${entries[0]?.year}-03-31`, await todayInIndia(db)].map(async (day) => {
    const { id } = await taxRuleInForce(db, day)
    return { tax_rule_id: id }
  })
  expect(entries).toMatchObject(await Promise.all(rules))
  expect(entries).toMatchObject([
    { paid_paise: 600_00, base_paise: 50_600_00, withheld_paise: 5_060_00 },
    { paid_paise: 10_000_00, base_paise: 0, withheld_paise: 0 },
  ])
  await earn(db, author, 1_000)
  await state(db, [author])
  const later = await make(db, deps, '2026-09')
  expect(await itemsOf(db, later)).toMatchObject([{ base_paise: 0, withheld_paise: 0 }])
})

test('what one record was paid untaxed is made up for by the next payout to either, and not by both', async () => {
  const { db } = await aDatabase()
  const deps = payeeLookup(testKeys)
  const [one, other] = [await anEarner(db, 30_000), await anEarner(db, 600)]
  await addVerifiedPayees(db, testKeys.data, [one, other], { pan: 'ABCPE1234F' })
  await payAll(db, deps, await make(db, deps))
  await earn(db, one, 10_000)
  await earn(db, other, 20_000)
  await state(db, [one, other])
  const second = await make(db, deps, '2026-11')
  const items = await itemsOf(db, second)
  expect(items.map(({ base_paise, withheld_paise }) => [base_paise / 100, withheld_paise / 100])).toEqual([
    [40_600, 4_060],
    [20_000, 2_000],
  ])
  await payAll(db, deps, second)
  expect((await itemsOf(db, second)).map(({ state }) => state)).toEqual(['paid', 'paid'])
})
