import { payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import {
  changeTaxEntry,
  depositTaxes,
  listTaxEntries,
  type TaxEntry,
} from '@panai/contract/payouts/staff/tax-register'
import { expect, test } from 'vitest'
import { anApplication } from '../../../test/an-application.ts'
import { anEarner, makeARun, payAll, payeesInMemory } from '../../../test/money/payouts.ts'
import { fail } from '../../../test/money/sales.ts'
import { aClerk, aStaffMember, type StaffMember } from '../../../test/staff-member.ts'

/** Two payouts with tax and one without, by their amounts. */
async function aRegister() {
  const app = await anApplication()
  for (const rupees of [90_000, 60_000, 900]) await anEarner(app.db, rupees)
  const runId = await makeARun(app.db)
  await payAll(app.db, payeesInMemory(), runId)
  const clerk = await aClerk(app)
  const [large, small, untaxed] = await entriesOf(clerk)
  if (!large || !small || !untaxed) throw new Error('three were paid')
  return { app, clerk, large, small, untaxed }
}

const entriesOf = async (clerk: StaffMember): Promise<TaxEntry[]> =>
  (await clerk.calls(listTaxEntries, { sort: 'id' })).data

const challan = { deposit_reference: 'BSR 0510002 / 00045', deposited_on: '2026-11-07' }

test('the challan of one payout is filled in, put right, and kept in the audit with who did it', async () => {
  const { app, clerk, large, small } = await aRegister()
  const filled = (await clerk.calls(changeTaxEntry, { id: large.id, version: large.version, ...challan }))
    .data
  expect(filled).toEqual({ ...large, ...challan, version: large.version + 1 })
  const stale = await clerk.tries(changeTaxEntry, { id: large.id, version: large.version, ...challan })
  expect(stale.status).toBe(409)
  const other = { ...challan, deposit_reference: 'BSR 0510002 / 00046' }
  await clerk.calls(changeTaxEntry, { id: large.id, version: filled.version, ...other })
  expect((await entriesOf(clerk)).map((entry) => entry.deposit_reference)).toEqual([
    ...[other.deposit_reference, null, null],
  ])
  const kept = await app.db
    .selectFrom('audit_entries')
    .select(['subject_id', 'account_id'])
    .where('subject', '=', 'tax_entries')
    .where('operation', '=', 'update')
    .execute()
  const by = { subject_id: String(large.id), account_id: clerk.account.id }
  expect(kept).toEqual([by, by])
  // What is filled in is not deposited again with the rest of its quarter.
  const { year, quarter } = small
  const { data } = await clerk.calls(depositTaxes, { year, quarter, up_to: '2099-12-31', ...challan })
  expect(data).toEqual({ entries: 1, withheld: small.withheld })
})

test('a payout without tax has no challan, nor has one that failed, but what was deposited for it is put right', async () => {
  const { app, clerk, large, small, untaxed } = await aRegister()
  const none = await clerk.tries(changeTaxEntry, { id: untaxed.id, version: untaxed.version, ...challan })
  expect([none.status, none.json()]).toMatchObject([409, { message: payoutMessages.nothingWithheld }])
  await clerk.calls(changeTaxEntry, { id: large.id, version: large.version, ...challan })
  for (const { payout_id } of [large, small]) await fail(app.db, payout_id)
  const [deposited, waiting] = await entriesOf(clerk)
  const refused = await clerk.tries(changeTaxEntry, { id: small.id, version: waiting?.version, ...challan })
  expect([refused.status, refused.json()]).toMatchObject([409, { message: payoutMessages.nothingWithheld }])
  const again = { id: large.id, version: deposited?.version, ...challan, deposit_reference: 'Set off' }
  expect((await clerk.calls(changeTaxEntry, again)).data.deposit_reference).toBe('Set off')
})

test('a day to come, a missing challan and a clerk who may not move money are refused, and nothing changes', async () => {
  const { app, clerk, large } = await aRegister()
  const given = { id: large.id, version: large.version, ...challan }
  const toCome = { ...given, deposited_on: '2999-01-01' }
  const { year, quarter } = large
  for (const answer of [
    await clerk.tries(changeTaxEntry, toCome),
    await clerk.tries(depositTaxes, {
      ...challan,
      year,
      quarter,
      up_to: '2099-12-31',
      deposited_on: '2999-01-01',
    }),
  ])
    expect([answer.status, answer.json()]).toMatchObject([
      422,
      { errors: { deposited_on: [payoutMessages.depositToCome] } },
    ])
  const empty = await clerk.tries(changeTaxEntry, { ...given, deposit_reference: ' ' })
  expect([empty.status, empty.json()]).toMatchObject([
    422,
    { errors: { deposit_reference: ['Give the challan'] } },
  ])
  const editor = await aStaffMember(app, 'editor')
  expect((await editor.tries(changeTaxEntry, given)).status).toBe(403)
  expect((await entriesOf(clerk))[0]).toEqual(large)
})
