import { listWaiting } from '@panai/contract/console/staff/waiting'
import { HOLD_HOURS, HOLD_HOURS_AFTER_EMAIL } from '@panai/contract/payees/payee-rules'
import { listFreezes } from '@panai/contract/payees/staff/payee-freezes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, linkIn, PASSWORD, signInAs } from '../../../../test/accounts.ts'
import {
  type Author,
  aClerk,
  anAuthorOf,
  bankDetails,
  confirm,
  give,
  mailsAbout,
  passTheHold,
  startAppWithMails,
  testKeys,
  tokenTo,
  verify,
} from '../../../../test/payees.ts'
import { until } from '../../../../test/until.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { payeesFor } from '../../payees/index.ts'

let deps: Awaited<ReturnType<typeof startAppWithMails>>
beforeAll(async () => {
  deps = await startAppWithMails()
})
afterAll(() => deps.stop())

const changed = 'The e-mail address of your account'

/** What somebody with the password does, who reads mail at the new address. */
async function moveTo(author: Author, email: string): Promise<void> {
  const { app } = deps
  expect((await app.post('/api/author/email', { email, password: PASSWORD }, author.signed)).status).toBe(200)
  const [mail] = await mailsAbout(deps, email, 'confirm your e-mail')
  const token = linkIn(mail ?? {}, 'https://books.example/profile').searchParams.get('confirm')
  expect((await app.post('/api/author/email/confirm', { token })).status).toBe(200)
  author.account = { ...author.account, email }
}

async function tokenAt(email: string | null, words: string, count = 1): Promise<string> {
  const mail = (await mailsAbout(deps, email, words, count)).at(-1)
  return linkIn(mail ?? {}, 'https://books.example/not-me/').pathname.split('/')[2] ?? ''
}

const deny = (token: string) => deps.app.post('/api/author/not-me', { token })
const logIn = (email: string | null, password = PASSWORD) =>
  deps.app.post('/api/author/login', { email, password })
const accountOf = ({ account }: Author) =>
  deps.app.db.selectFrom('accounts').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow()
const payeeOf = ({ authorId }: Author) =>
  inTransaction(deps.app.db, async (tx) => (await payeesFor(tx, testKeys, [authorId])).get(authorId))

/** An author with verified details, whose account somebody else has moved to two other addresses. */
async function aStolenAccount() {
  const author = await anAuthorOf(deps)
  const id = await give(deps, author)
  await confirm(deps, author)
  await passTheHold(deps, author.authorId)
  await verify(deps, await aClerk(deps), id)
  const first = author.account.email
  const [second, third] = [`second-${first}`, `third-${first}`]
  await moveTo(author, second)
  await moveTo(author, third)
  return { author, first, second, third, ownDetails: id }
}

test('the first address takes the account back, and whoever stole it can do nothing more', async () => {
  const { app } = deps
  const { author, first, second, third, ownDetails } = await aStolenAccount()
  const stolen = await give(deps, author, { account_number: '999999999' })
  await confirm(deps, author)
  const token = await tokenAt(first, 'are confirmed', 2)
  const thiefs = await tokenAt(second, 'are confirmed')
  expect((await deny(token)).status).toBe(200)

  expect((await accountOf(author)).email).toBe(first)
  expect((await app.get('/api/user', author.signed)).status).toBe(401)
  for (const email of [first, second, third]) expect((await logIn(email)).status).toBe(401)
  const versions = await app.db
    .selectFrom('payee_details')
    .select(['id', 'ended_as'])
    .where('author_id', '=', author.authorId)
    .orderBy('id')
    .execute()
  expect(versions).toEqual([
    { id: ownDetails, ended_as: null },
    { id: stolen, ended_as: 'stopped' },
  ])
  expect(await payeeOf(author)).toEqual({ authorId: author.authorId, kind: 'frozen' })

  // Neither the same link again, nor any that the thief was mailed.
  expect((await deny(token)).status).toBe(422)
  expect((await deny(thiefs)).status).toBe(422)
  expect((await accountOf(author)).email).toBe(first)
  const [told] = await mailsAbout(deps, third, 'no longer the address')
  expect(told?.text).not.toContain('/not-me/')

  const [mail] = await mailsAbout(deps, first, 'is yours again')
  const reset = linkIn(mail ?? {}, 'https://books.example/reset-password/')
  const password = 'Another-leaf-8'
  const body = {
    email: first,
    token: reset.pathname.split('/')[2],
    password,
    password_confirmation: password,
  }
  expect((await app.post('/api/author/reset-password', body)).status).toBe(200)
  expect((await logIn(first, password)).status).toBe(200)
})

test('of two addresses that both say so the one that came first has the last word', async () => {
  const { author, first, second } = await aStolenAccount()
  const thiefs = await tokenAt(second, changed, 2)
  const owners = await tokenAt(first, changed)
  expect((await deny(thiefs)).status).toBe(200)
  expect((await accountOf(author)).email).toBe(second)
  expect((await deny(owners)).status).toBe(200)
  expect((await accountOf(author)).email).toBe(first)
})

test('addresses of one millisecond are told apart by which came first', async () => {
  const { app } = deps
  const { author, first, third } = await aStolenAccount()
  const token = await tokenAt(first, changed)
  // What is written of addresses can't be changed, but for a moment by the owner of the table.
  await inTransaction(app.db, async (tx) => {
    await sql`alter table account_addresses disable trigger is_kept`.execute(tx)
    await sql`
      update account_addresses set
        since = date_trunc('second', now()) + (id - (select min(id) from account_addresses where account_id = ${author.account.id})) * interval '1 microsecond',
        until = case when until is not null then now() end
      where account_id = ${author.account.id}`.execute(tx)
    await sql`alter table account_addresses enable trigger is_kept`.execute(tx)
  })
  expect((await accountOf(author)).email).toBe(third)
  expect((await deny(token)).status).toBe(200)
  expect((await accountOf(author)).email).toBe(first)
})

test('an address that came later never takes an account from one that came before', async () => {
  const { app } = deps
  const author = await anAuthorOf(deps)
  const own = author.account.email
  const other = `other-${own}`
  await moveTo(author, other)
  const later = await tokenAt(other, changed)
  await moveTo(author, String(own))
  expect((await deny(later)).status).toBe(200)
  expect((await accountOf(author)).email).toBe(own)
  expect((await app.get('/api/user', author.signed)).status).toBe(401)
})

test('a link works for 30 days', async () => {
  const author = await anAuthorOf(deps)
  const own = author.account.email
  await moveTo(author, `new-${own}`)
  const token = await tokenAt(own, changed)
  await sql`
    update account_notices set created_at = created_at - interval '30 days', expires_at = expires_at - interval '30 days'
    where account_id = ${author.account.id}`.execute(deps.app.db)
  expect((await deny(token)).status).toBe(422)
})

test('a frozen author is paid nothing and changes nothing until somebody has talked to them', async () => {
  const { app } = deps
  const { author, first, ownDetails } = await aStolenAccount()
  await deny(await tokenAt(first, changed))
  const signed = await signInAs(app.db, author.account)
  const { authorId } = author
  const own = (await app.get('/api/author/payee', signed)).json()
  expect(own).toMatchObject({ frozen_since: expect.any(String) })
  const { password_hash } = await anAccount(app.db)
  await app.db.updateTable('accounts').set({ password_hash }).where('id', '=', author.account.id).execute()
  const refused = await app.post('/api/author/payee', bankDetails(), signed)
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('frozen') },
  ])
  const withdrawn = await app.post(
    `/api/author/payee/${ownDetails}/withdrawal`,
    { password: PASSWORD },
    signed,
  )
  expect([withdrawn.status, withdrawn.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('frozen') },
  ])
  const payout = sql`insert into payouts (author_id, amount_paise, method, paid_on, reference)
    values (${authorId}, 100, 'UPI', current_date, 'frozen-test')`
  await expect(payout.execute(app.db)).rejects.toThrow('are frozen')

  const clerk = await aClerk(deps)
  const list = async () =>
    listFreezes.output.parse((await app.get(`/api/staff/payee-freezes?author_id=${authorId}`, clerk)).json())
      .data
  const waiting = listWaiting.output.parse((await app.get('/api/staff/waiting', clerk)).json()).data
  expect(waiting.find(({ kind }) => kind === 'frozen_payees')?.count).toBeGreaterThan(0)
  const [freeze] = await list()
  const lift = (note: string) => app.post(`/api/staff/payee-freezes/${freeze?.id}/lifting`, { note }, clerk)
  expect((await lift('')).status).toBe(422)
  expect((await lift('Talked to her at the number of 2024')).status).toBe(200)
  expect((await lift('Talked to her at the number of 2024')).status).toBe(409)
  expect(await list()).toMatchObject([{ note: 'Talked to her at the number of 2024', lifted_by: 'செல்வி' }])
  expect(await payeeOf(author)).toMatchObject({ kind: 'payable' })
  const audit = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'operation'])
    .where('subject', '=', 'payee_freezes')
    .where('subject_id', '=', String(freeze?.id))
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { action: 'denyChange', operation: 'insert' },
    { action: 'liftFreeze', operation: 'update' },
  ])
})

test('details that wait for their link are not confirmed while the author is frozen', async () => {
  const { app } = deps
  const author = await anAuthorOf(deps)
  const own = author.account.email
  const waiting = await give(deps, author)
  const link = await tokenTo(deps, author, 'bank-details/confirm', 'Please confirm your bank details')
  await moveTo(author, `moved-${own}`)
  await deny(await tokenAt(own, changed))
  const refused = await app.post('/api/author/payee/confirm', { token: link })
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('frozen') },
  ])
  const { confirmed_at, ended_at } = await app.db
    .selectFrom('payee_details')
    .select(['confirmed_at', 'ended_at'])
    .where('id', '=', waiting)
    .executeTakeFirstOrThrow()
  expect([confirmed_at, ended_at]).toEqual([null, null])
})

test('details rest for 72 hours after a change of address, and 24 otherwise', async () => {
  const hoursOf = async ({ authorId }: Author) => {
    const { rows } = await sql<{ hours: number }>`
      select extract(epoch from in_force_from - confirmed_at)::int / 3600 as hours
      from payee_details where author_id = ${authorId}`.execute(deps.app.db)
    return rows[0]?.hours
  }
  const calm = await anAuthorOf(deps)
  await give(deps, calm)
  await confirm(deps, calm)
  expect(await hoursOf(calm)).toBe(24)
  const moved = await anAuthorOf(deps)
  await moveTo(moved, `moved-${moved.account.email}`)
  await give(deps, moved)
  const [mail] = await mailsAbout(deps, moved.account.email, 'Please confirm your bank details')
  expect(mail?.text).toContain('They count 72 hours after')
  await confirm(deps, moved)
  expect(await hoursOf(moved)).toBe(72)
})

test('details that already rest are not paid to before 72 hours after a change of address', async () => {
  const author = await anAuthorOf(deps)
  await give(deps, author)
  await confirm(deps, author)
  const restOf = async () => {
    const { rows } = await sql<{ hours: number }>`
      select round(extract(epoch from in_force_from - now()) / 3600)::int as hours
      from payee_details where author_id = ${author.authorId}`.execute(deps.app.db)
    return rows[0]?.hours
  }
  expect(await restOf()).toBe(HOLD_HOURS)
  await moveTo(author, `moved-${author.account.email}`)
  expect(await restOf()).toBe(HOLD_HOURS_AFTER_EMAIL)
  // What rests for longer already stays, and what is in force goes on being paid to.
  for (const [rest, hours] of [
    ['100 hours', 100],
    ['-2 hours', -2],
  ] as const) {
    await sql`update payee_details set in_force_from = now() + ${rest}::interval
      where author_id = ${author.authorId}`.execute(deps.app.db)
    await moveTo(author, `again-${author.account.email}`)
    expect(await restOf()).toBe(hours)
  }
})

test('details that are confirmed while the address changes rest for 72 hours, too', async () => {
  const { db } = deps.app
  const author = await anAuthorOf(deps)
  await give(deps, author)
  let confirming: Promise<void> | undefined
  await inTransaction(db, async (tx) => {
    await sql`update accounts set email = ${`moved-${author.account.email}`} where id = ${author.account.id}`.execute(
      tx,
    )
    confirming = confirm(deps, author)
    await until('the confirmation waits', async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%authors%'`.execute(
        db,
      )
      return rows.length > 0
    })
  })
  await confirming
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from in_force_from - confirmed_at)::int / 3600 as hours
    from payee_details where author_id = ${author.authorId}`.execute(db)
  expect(rows).toEqual([{ hours: HOLD_HOURS_AFTER_EMAIL }])
})
