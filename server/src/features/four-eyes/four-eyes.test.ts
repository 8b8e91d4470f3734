import { permissions, roleMay } from '@panai/contract/http/permissions'
import { getPayee, verifyPayee } from '@panai/contract/payees/staff/payees'
import { agreeToWaiver, askForWaiver, endWaiver, getFourEyes } from '@panai/contract/payouts/staff/four-eyes'
import { fourEyesMessages, fourEyesTexts } from '@panai/contract/payouts/staff/four-eyes-rule'
import {
  approvePayoutRun,
  createPayoutRun,
  getPayoutRun,
  retryPayout,
} from '@panai/contract/payouts/staff/payouts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signInByPassword, signInWithFactor } from '../../../test/accounts.ts'
import type { TestApplication } from '../../../test/an-application.ts'
import { anApplication } from '../../../test/an-application.ts'
import { addVerifiedPayees } from '../../../test/money/add-verified-payees.ts'
import { anEarner, MONTH } from '../../../test/money/payouts.ts'
import { fail } from '../../../test/money/sales.ts'
import { testKeys } from '../../../test/payees.ts'
import { aStaffMember, type StaffMember } from '../../../test/staff-member.ts'

const clerkOf = (app: TestApplication, name: string, role: 'accounts' | 'admin' = 'accounts') =>
  aStaffMember(app, role, name, signInWithFactor)

/** An author to be paid; their details were verified by somebody who has left the company. */
async function aPayable({ db }: TestApplication): Promise<number> {
  const author = await anEarner(db, 900)
  const [id = 0] = await addVerifiedPayees(db, testKeys.data, [author])
  return id
}

async function verifyAnew(who: StaffMember, id: number) {
  const { version } = (await who.calls(getPayee, { id })).data
  return who.tries(verifyPayee, { id, version, pan_verified: true })
}

const makeRunBy = async (who: StaffMember) => (await who.calls(createPayoutRun, { month: MONTH })).data

test('who made a run does not approve it, nor do they by the database alone; another does', async () => {
  const app = await anApplication()
  const [meena, ravi] = [await clerkOf(app, 'Meena'), await clerkOf(app, 'Ravi')]
  await aPayable(app)
  const { id, approval } = await makeRunBy(meena)
  expect(approval).toEqual({ mode: 'two_people', refused: 'made_run', others: ['Ravi'] })
  const refused = await meena.tries(approvePayoutRun, { id })
  expect([refused.status, refused.json()]).toMatchObject([409, { message: fourEyesTexts.refusals.made_run }])
  const approveAs = (by: number | null) =>
    sql`update payout_runs set state = 'paying', approved_by = ${by}, approved_at = now(), paid_on = '2026-11-10',
      approved_under = 'waived' where id = ${id}`.execute(app.db)
  for (const by of [meena.account.id, null])
    await expect(approveAs(by)).rejects.toMatchObject({ code: '23001', constraint: 'four_eyes' })
  expect((await ravi.calls(getPayoutRun, { id })).data.approval).toEqual({
    ...{ mode: 'two_people', refused: null, others: [] },
  })
  const { data } = await ravi.calls(approvePayoutRun, { id })
  expect(data).toMatchObject({
    ...{ state: 'made', made_by: 'Meena', approved_by: 'Ravi', approved_under: 'two_people', approval: null },
  })
  for (const change of [
    sql`update payout_runs set approved_by = ${meena.account.id} where id = ${id}`,
    sql`update payout_runs set made_by = ${ravi.account.id} where id = ${id}`,
    sql`update payout_items set details_id = details_id + 1 where run_id = ${id}`,
    sql`insert into payout_items (run_id, author_id, month, state, held_for, payable_paise)
      select ${id}, id, '2026-10-01', 'held', 'no_pan', 1 from authors limit 1`,
  ])
    await expect(change.execute(app.db)).rejects.toMatchObject({ code: '23001' })
})

test('who verified details does not approve the run that pays to them, until somebody else has verified them', async () => {
  const app = await anApplication()
  const [meena, ravi] = [await clerkOf(app, 'Meena'), await clerkOf(app, 'Ravi')]
  const anbu = await clerkOf(app, 'Anbu', 'admin')
  const details = await aPayable(app)
  await aPayable(app)
  expect((await verifyAnew(ravi, details)).status).toBe(200)
  const { id, approval } = await makeRunBy(meena)
  expect(approval?.others).toEqual(['Anbu'])
  const refused = await ravi.tries(approvePayoutRun, { id })
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { message: fourEyesTexts.refusals.verified_details },
  ])
  await expect(
    sql`update payout_runs set state = 'paying', approved_by = ${ravi.account.id}, approved_at = now(),
      paid_on = '2026-11-10' where id = ${id}`.execute(app.db),
  ).rejects.toMatchObject({ constraint: 'four_eyes' })
  expect((await verifyAnew(anbu, details)).status).toBe(200)
  expect((await anbu.tries(approvePayoutRun, { id })).status).toBe(409)
  expect((await ravi.calls(approvePayoutRun, { id })).data.state).toBe('made')
})

test('who has approved a run that still pays to details does not verify them; when it is paid they may', async () => {
  const app = await anApplication()
  const [meena, ravi] = [await clerkOf(app, 'Meena'), await clerkOf(app, 'Ravi')]
  const details = await aPayable(app)
  const { id } = await makeRunBy(meena)
  await sql`update payout_runs set state = 'paying', approved_by = ${ravi.account.id}, approved_at = now(),
    paid_on = india_today() where id = ${id}`.execute(app.db)
  expect((await ravi.calls(getPayee, { id: details })).data.next_step).toEqual({
    ...{ mode: 'two_people', refused: 'approved_run', others: ['Meena'] },
  })
  const refused = await verifyAnew(ravi, details)
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { message: fourEyesTexts.refusals.approved_run },
  ])
  await expect(
    sql`update payee_details set verified_by = ${ravi.account.id}, verified_at = now() where id = ${details}`.execute(
      app.db,
    ),
  ).rejects.toMatchObject({ constraint: 'four_eyes' })
  await meena.calls(approvePayoutRun, { id }) // goes on with what Ravi approved
  expect((await verifyAnew(ravi, details)).status).toBe(200)
})

test('a payout that is made again needs two people too', async () => {
  const app = await anApplication()
  const [meena, ravi] = [await clerkOf(app, 'Meena'), await clerkOf(app, 'Ravi')]
  await aPayable(app)
  await ravi.calls(approvePayoutRun, { id: (await makeRunBy(meena)).id })
  const payout = await app.db.selectFrom('payouts').select('id').executeTakeFirstOrThrow()
  await fail(app.db, payout.id)
  const { id } = (await ravi.calls(retryPayout, { id: payout.id })).data
  expect((await ravi.tries(approvePayoutRun, { id })).status).toBe(409)
  expect((await meena.calls(approvePayoutRun, { id })).data.state).toBe('made')
})

test('who is alone may go on, which is written down with the run; with a second person the rule holds at once', async () => {
  const app = await anApplication()
  const meena = await clerkOf(app, 'Meena', 'admin')
  const details = await aPayable(app)
  await verifyAnew(meena, details)
  await aStaffMember(app, 'editor', 'Editors move no money')
  const gone = { disabled_at: new Date() }
  for (const given of [{ is_demo: true }, gone, { password_hash: null }]) {
    const { account } = await aStaffMember(app, 'accounts')
    await app.db.updateTable('accounts').set(given).where('id', '=', account.id).execute()
  }
  expect((await meena.calls(getFourEyes)).data).toEqual({ mode: 'alone', people: ['Meena'], waivers: [] })
  const first = await makeRunBy(meena)
  expect(first.approval).toEqual({ mode: 'alone', refused: null, others: [] })
  expect((await meena.calls(approvePayoutRun, { id: first.id })).data).toMatchObject({
    ...{ state: 'made', approved_under: 'alone' },
  })
  const { rows } = await sql<{ under: string }>`
    select after ->> 'approved_under' as under from audit_entries
    where subject = 'payout_runs' and after ? 'approved_under' and operation = 'update'`.execute(app.db)
  expect(rows).toEqual([{ under: 'alone' }])
  await aPayable(app)
  const second = await makeRunBy(meena)
  await clerkOf(app, 'Ravi')
  expect((await meena.tries(approvePayoutRun, { id: second.id })).status).toBe(409)
})

test('two admins switch the rule off together, one alone can not; one switches it on again, and all is in the audit', async () => {
  const app = await anApplication()
  const [anbu, kala] = [await clerkOf(app, 'Anbu', 'admin'), await clerkOf(app, 'Kala', 'admin')]
  const clerk = await clerkOf(app, 'Meena')
  await aPayable(app)
  const reason = 'Kala is in hospital'
  expect((await clerk.tries(askForWaiver, { reason })).status).toBe(403)
  expect((await anbu.tries(askForWaiver, { reason: ' ' })).status).toBe(422)
  const asked = (await anbu.calls(askForWaiver, { reason })).data
  const [waiver] = asked.waivers
  expect(waiver).toMatchObject({ reason, asked_by: 'Anbu', is_own: true, agreed_by: null })
  const id = waiver?.id ?? 0
  expect(asked.mode).toBe('two_people')
  expect((await kala.tries(askForWaiver, { reason })).status).toBe(409)
  const own = await anbu.tries(agreeToWaiver, { id })
  expect([own.status, own.json()]).toMatchObject([409, { message: fourEyesMessages.ownRequest }])
  const agreeAs = (by: number) =>
    sql`update four_eyes_waivers set agreed_by = ${by}, agreed_at = now() where id = ${id}`.execute(app.db)
  for (const by of [anbu.account.id, clerk.account.id])
    await expect(agreeAs(by)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
  const withoutFactor = await aStaffMember(app, 'admin', 'Guna', signInByPassword)
  expect((await withoutFactor.tries(agreeToWaiver, { id })).status).toBe(403)

  const run = await makeRunBy(anbu)
  expect((await anbu.tries(approvePayoutRun, { id: run.id })).status).toBe(409)
  expect((await kala.calls(agreeToWaiver, { id })).data).toMatchObject({
    ...{ mode: 'waived', waivers: [{ agreed_by: 'Kala', ended_at: null }] },
  })
  expect((await anbu.calls(approvePayoutRun, { id: run.id })).data.approved_under).toBe('waived')
  expect((await clerk.calls(endWaiver, { id })).data).toMatchObject({
    ...{ mode: 'two_people', waivers: [{ ended_by: 'Meena' }] },
  })
  for (const ended of [await kala.tries(agreeToWaiver, { id }), await kala.tries(endWaiver, { id })])
    expect(ended.status).toBe(409)
  await expect(sql`delete from four_eyes_waivers`.execute(app.db)).rejects.toMatchObject({ code: '23001' })
  const { rows } = await sql<{ action: string; account_id: number }>`
    select action, account_id from audit_entries where subject = 'four_eyes_waivers' order by id`.execute(
    app.db,
  )
  expect(rows).toEqual([
    { action: 'askForWaiver', account_id: anbu.account.id },
    { action: 'agreeToWaiver', account_id: kala.account.id },
    { action: 'endWaiver', account_id: clerk.account.id },
  ])
})

test('the database counts those whose role may move money', async () => {
  const app = await anApplication()
  const roles = ['editor', 'accounts', 'admin'] as const
  for (const role of roles) await aStaffMember(app, role, role)
  const { people } = (await (await clerkOf(app, 'me')).calls(getFourEyes)).data
  expect(permissions['money.move'].needsSecondFactor).toBe(true)
  expect(people).toEqual([...roles.filter((role) => roleMay(role, 'money.move')), 'me'].sort())
})
