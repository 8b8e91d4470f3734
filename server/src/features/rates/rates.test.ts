import { refusalReply } from '@panai/contract/http/refusal-reply'
import { FIRST_RATES_DAY, ratesToJson } from '@panai/contract/royalties/calculator-rates'
import { getCalculatorRates } from '@panai/contract/royalties/rates'
import { specifiedRates } from '@panai/contract/royalties/specified-rates'
import {
  changeRates,
  createRates,
  deleteRates,
  listStaffRates,
  type StaffRates,
} from '@panai/contract/royalties/staff/rates'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { anApplication, type TestApplication, untilKeeping } from '../../../test/an-application.ts'
import { aStaffMember } from '../../../test/staff-member.ts'
import { until } from '../../../test/until.ts'
import type { Database } from '../../db/database.ts'
import { nextScheduledChange } from '../content/index.ts'
import { ratesInForce } from './rates-queries.ts'

const first = ratesToJson(specifiedRates)
const DAY_MS = 24 * 3_600_000

/** A day in India, so many from today. */
function day(from = 0): string {
  return new Date(Date.now() + 5.5 * 3_600_000 + from * DAY_MS).toISOString().slice(0, 10)
}

/** From now on the database takes another day for today. */
async function letTodayBe(db: Database, today: string): Promise<void> {
  await sql`create or replace function india_today() returns date language sql stable return ${sql.lit(today)}::date`.execute(
    db,
  )
}

async function payeesInMemory() {
  const app = await anApplication()
  await untilKeeping(app)
  return { app, owner: await aStaffMember(app, 'admin', 'Owner'), rates: () => ratesNow(app) }
}

const ratesNow = async (app: TestApplication) =>
  (await app.call(getCalculatorRates, '/api/calculator-rates')).data
const errorsOf = (answer: { json: () => unknown }) => refusalReply.parse(answer.json()).errors

test("a fresh database has the specification's rates", async () => {
  const { rates } = await payeesInMemory()
  expect(await rates()).toEqual({
    valid_from: FIRST_RATES_DAY,
    ...first,
    example: { mrp: 335, printing: 205, distribution: 70, margin: 30, royalty: 30 },
  })
})

test('rates of tomorrow change nothing today, and everything tomorrow', async () => {
  const { app, owner, rates } = await payeesInMemory()
  const page = async () => (await app.get('/royaltyform?pages=250', { accept: 'text/html' })).text
  const home = async () => (await app.get('/', { accept: 'text/html' })).text
  await owner.calls(createRates, {
    ...first,
    valid_from: day(1),
    distribution_cost: 85.5,
    suggested_royalty: 40,
  })
  expect(await rates()).toMatchObject({ distribution_cost: 70, example: { mrp: 335 } })
  expect(await page()).toContain('335.00')
  expect(await home()).toContain('Rs. 335.00')

  await letTodayBe(app.db, day(1))
  await sql`notify public_content`.execute(app.db)
  await until('the new day is told', async () => (await rates()).valid_from === day(1))
  expect(await rates()).toMatchObject({ distribution_cost: 85.5, example: { mrp: 360.5, royalty: 40 } })
  expect(await page()).toContain('360.50')
  expect(await home()).toContain('Rs. 360.50')
})

test('what is kept ends at the midnight in India at which rates begin to hold', async () => {
  const { app, owner } = await payeesInMemory()
  expect(await nextScheduledChange(app.db)).toBe(Number.POSITIVE_INFINITY)
  await owner.calls(createRates, { ...first, valid_from: day(2) })
  await owner.calls(createRates, { ...first, valid_from: day(1) })
  const midnight = Date.parse(`${day(1)}T00:00:00+05:30`)
  const asked = Date.now()
  const ahead = await nextScheduledChange(app.db)
  expect(asked + ahead).toBeLessThanOrEqual(midnight)
  expect(Date.now() + 1 + ahead).toBeGreaterThanOrEqual(midnight)
})

test('on every day those rates hold that began last', async () => {
  const { db } = await aDatabase()
  const add = (valid_from: string, distribution_paise: number) =>
    sql`insert into calculator_rates (valid_from, page_rates, binding_costs, interior_factors, distribution_paise, margin_paise, suggested_royalty_paise)
      select ${valid_from}, page_rates, binding_costs, interior_factors, ${distribution_paise}, margin_paise, suggested_royalty_paise
      from calculator_rates where valid_from = ${FIRST_RATES_DAY}`.execute(db)
  const begun = [{ from: FIRST_RATES_DAY, cost: 70_00 }]
  for (const days of [1, 2, 30, 31, 365]) {
    await add(day(days), days)
    begun.push({ from: day(days), cost: days })
  }
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -9_000, max: 800 }), async (from) => {
      const { validFrom, rates } = await ratesInForce(db, day(from))
      const expected = begun.filter((row) => row.from <= day(from)).at(-1)
      expect({ from: validFrom, cost: rates.distributionCost }).toEqual(expected)
    }),
    { numRuns: 60, examples: [[0], [1], [29], [30], [31], [365]] },
  )
})

test('rates to come can be changed and taken back; those that hold or have held can not, by any door', async () => {
  const { app, owner } = await payeesInMemory()
  const list = async () => (await owner.calls(listStaffRates)).data
  const { data: coming } = await owner.calls(createRates, { ...first, valid_from: day(3) })
  expect(await list()).toMatchObject([
    { state: 'future' },
    { state: 'in_force', valid_from: FIRST_RATES_DAY },
  ])
  const { data: changed } = await owner.calls(changeRates, {
    id: coming.id,
    version: coming.version,
    valid_from: day(5),
    page_rates: { ...first.page_rates, A4: 1.05 },
  })
  expect(changed).toMatchObject({
    valid_from: day(5),
    page_rates: { A4: 1.05, '5 X 7 in': 0.5 },
    state: 'future',
  })
  const stale = await owner.tries(deleteRates, { id: coming.id, version: coming.version })
  expect([stale.status, refusalReply.parse(stale.json()).reason]).toEqual([409, 'stale'])

  await letTodayBe(app.db, day(6))
  const [now, before] = (await list()) as [StaffRates, StaffRates] // two were made above
  expect([now.state, before.state]).toEqual(['in_force', 'past'])
  for (const { id, version } of [now, before])
    for (const [endpoint, more] of [
      [changeRates, { platform_margin: 1 }],
      [deleteRates, {}],
    ] as const) {
      const answer = await owner.tries(endpoint, { id, version, ...more })
      expect([answer.status, refusalReply.parse(answer.json()).message]).toEqual([
        409,
        expect.stringContaining('cannot be changed'),
      ])
    }
  for (const forbidden of [
    sql`update calculator_rates set margin_paise = 1 where id = ${now.id}`,
    sql`delete from calculator_rates where id = ${before.id}`,
    sql`truncate calculator_rates`,
    sql`insert into calculator_rates (valid_from, page_rates, binding_costs, interior_factors, distribution_paise, margin_paise, suggested_royalty_paise)
      select '2020-01-01', page_rates, binding_costs, interior_factors, 1, 1, 1 from calculator_rates limit 1`,
  ])
    await expect(forbidden.execute(app.db)).rejects.toThrow('stay')

  await letTodayBe(app.db, day(4))
  await owner.calls(deleteRates, { id: now.id, version: now.version })
  expect(await list()).toHaveLength(1)
})

const { A4: _, ...withoutA4 } = first.page_rates

test('only sane rates of a free day to come are taken', async () => {
  const { app, owner } = await payeesInMemory()
  const good = { ...first, valid_from: day(1) }
  const bad: [Record<string, unknown>, string][] = [
    [{ valid_from: day(0) }, 'valid_from'],
    [{ valid_from: day(-1) }, 'valid_from'],
    [{ valid_from: '2026-02-30' }, 'valid_from'],
    [{ page_rates: withoutA4 }, 'page_rates'],
    [{ page_rates: { ...first.page_rates, A3: 1 } }, 'page_rates'],
    [{ page_rates: { ...first.page_rates, A4: 0 } }, 'page_rates'],
    [{ page_rates: { ...first.page_rates, A4: 0.505 } }, 'page_rates'],
    [{ page_rates: { ...first.page_rates, A4: 50.01 } }, 'page_rates'],
    [{ page_rates: { ...first.page_rates, A4: '0.9' } }, 'page_rates'],
    [{ binding_costs: { ...first.binding_costs, 'Soft Cover': -1 } }, 'binding_costs'],
    [{ interior_factors: { ...first.interior_factors, 'B & W cream paper': 0.9 } }, 'interior_factors'],
    [{ distribution_cost: 1000.01 }, 'distribution_cost'],
    [{ platform_margin: -0.01 }, 'platform_margin'],
    [{ suggested_royalty: null }, 'suggested_royalty'],
  ]
  for (const [wrong, field] of bad) {
    const answer = await owner.tries(createRates, { ...good, ...wrong })
    expect([wrong, answer.status, Object.keys(errorsOf(answer) ?? {})]).toEqual([wrong, 422, [field]])
  }
  await owner.calls(createRates, good)
  expect(errorsOf(await owner.tries(createRates, good))).toEqual({
    valid_from: ['There are rates from this day on already'],
  })
  expect(await ratesInForce(app.db)).toMatchObject({ validFrom: FIRST_RATES_DAY })
})

test('editors and the accounts clerk may look, and only an admin may change', async () => {
  const { app } = await payeesInMemory()
  for (const role of ['editor', 'accounts'] as const) {
    const member = await aStaffMember(app, role)
    expect((await member.calls(listStaffRates)).data).toHaveLength(1)
    expect((await member.tries(createRates, { ...first, valid_from: day(1) })).status).toBe(403)
  }
})
