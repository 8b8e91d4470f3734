import { payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import type { PayoutSettings, TaxRuleRecord } from '@panai/contract/payouts/staff/payout-settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, sendJson, signInWithFactor } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { anEarner } from '../../../test/money/payouts.ts'
import { dataOf, errorsOf } from '../../../test/staff.ts'

let app: TestApplication
let clerk: { authorization: string }
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await signInWithFactor(app.db, await anAccount(app.db, { role: 'accounts', name: 'செல்வி' }))
})
afterAll(() => app.stop())

const send = (method: string, address: string, value: object) =>
  sendJson(app.origin, method, `/api/staff/${address}`, value, clerk)
const list = async <T>(address: string): Promise<T[]> => dataOf(await app.get(`/api/staff/${address}`, clerk))

const settings = {
  valid_from: '2099-04-01',
  threshold: 1_000.5,
  cadence: 'quarterly',
  day_of_month: 15,
  holds_without_pan: true,
  upi_limit: 150_000,
  note: 'From the new year',
}
const rule = {
  valid_from: '2099-04-01',
  threshold: 75_000,
  rate_with_pan: 7.5,
  rate_without_pan: 20,
  section: '1027',
  source: 'Budget 2099',
}

test('the rules of tax begin as the sources have them, the code of the new law left open until it is filled in', async () => {
  const rules = await list<TaxRuleRecord>('tax-rules?sort=valid_from')
  expect(
    rules.map(({ valid_from, threshold, rate_with_pan, rate_without_pan, section }) => [
      ...[valid_from, threshold, rate_with_pan, rate_without_pan, section],
    ]),
  ).toEqual([
    ['2000-01-01', 30_000, 10, 20, '194J'],
    ['2025-04-01', 50_000, 10, 20, '194J'],
    ['2026-04-01', 50_000, 10, 20, null],
  ])
  const open = rules[2]
  const { id = 0, version = 0 } = open ?? {}
  const refused = await send('PATCH', `tax-rules/${id}`, { version, section: '1027', threshold: 10 })
  expect([refused.status, refused.json()]).toMatchObject([409, { message: payoutMessages.settled }])
  const filled = dataOf<TaxRuleRecord>(await send('PATCH', `tax-rules/${id}`, { version, section: '1027' }))
  expect(filled).toEqual({ ...open, section: '1027', version: version + 1 })
  const again = await send('PATCH', `tax-rules/${id}`, { version: filled.version, section: '1028' })
  expect([again.status, again.json()]).toMatchObject([409, { message: payoutMessages.sectionFilled }])
  for (const statement of ['update tax_rules set threshold_paise = 1', 'delete from tax_rules'])
    await expect(app.pool.query(statement)).rejects.toMatchObject({ code: '23001' })
})

test.each([
  ['payout-settings', settings, { threshold: 2_000 }],
  ['tax-rules', rule, { rate_with_pan: 5 }],
] as const)(
  '%s to come are made, changed by one at a time and taken back',
  async (address, fields, change) => {
    const made = dataOf<PayoutSettings>(await send('POST', address, fields))
    expect(made).toMatchObject({ ...fields, state: 'future' })
    expect(errorsOf(await send('POST', address, fields))).toEqual({ valid_from: [payoutMessages.dayTaken] })
    expect(errorsOf(await send('POST', address, { ...fields, valid_from: '2020-01-01' }))).toEqual({
      valid_from: [payoutMessages.dayPast],
    })
    const one = `${address}/${made.id}`
    const changed = dataOf<PayoutSettings>(await send('PATCH', one, { version: made.version, ...change }))
    expect(changed).toMatchObject({ ...fields, ...change })
    const stale = await send('PATCH', one, { version: made.version, ...change })
    expect([stale.status, stale.json()]).toMatchObject([409, { reason: 'stale' }])
    expect(dataOf(await send('DELETE', one, { version: changed.version }))).toEqual({ id: made.id })
    expect((await app.get(`/api/staff/${one}`, clerk)).status).toBe(404)
  },
)

test.each([
  ['payout-settings', { ...settings, threshold: 0.5, day_of_month: 31 }, ['day_of_month', 'threshold']],
  ['payout-settings', { ...settings, threshold: 10.001 }, ['threshold']],
  ['tax-rules', { ...rule, rate_with_pan: 51, source: ' ' }, ['rate_with_pan', 'source']],
])('%s with figures that can only be slips are refused', async (address, fields, wrong) => {
  const answer = await send('POST', address, fields)
  expect([answer.status, Object.keys(errorsOf(answer)).sort()]).toEqual([422, wrong])
})

test('the effect of other settings is shown, and the calendar says what is paid next', async () => {
  await anEarner(app.db, 450)
  const effect = dataOf(await app.get('/api/staff/payout-effect?threshold=400', clerk))
  expect(effect).toEqual({
    now: { to_pay: 0, held: 1, payable: 0, withheld: 0 },
    changed: { to_pay: 0, held: 1, payable: 0, withheld: 0 },
  })
  const calendar = dataOf<{ month: string; due_on: string }>(
    await app.get('/api/staff/payout-calendar', clerk),
  )
  expect(calendar).toMatchObject({ threshold: 500, quarterly: false })
  expect(calendar.due_on.slice(0, 7) > calendar.month).toBe(true)
})
