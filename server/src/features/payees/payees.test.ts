import { getBank, getOwnPayee } from '@panai/contract/payees/payees'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, signInAs } from '../../../test/accounts.ts'
import {
  aClerk,
  anAuthorOf,
  bankDetails,
  confirm,
  give,
  mailsAbout,
  passTheHold,
  recordOf,
  startAppWithMails,
  testKeys,
  tokenTo,
  verify,
} from '../../../test/payees.ts'
import { untilLocksAreAwaited } from '../../../test/until-locks-are-awaited.ts'
import { inTransaction } from '../../db/transaction.ts'
import { endPayees, payeesFor } from './index.ts'

let deps: Awaited<ReturnType<typeof startAppWithMails>>
beforeAll(async () => {
  deps = await startAppWithMails()
})
afterAll(() => deps.stop())

type Signed = { authorization: string }

const statesOf = async (signed: Signed) =>
  getOwnPayee.output
    .parse((await deps.app.get('/api/author/payee', signed)).json())
    .data.map(({ state }) => state)
const payeeOf = async (authorId: number) =>
  inTransaction(
    deps.app.db,
    async (tx) => (await payeesFor(tx, testKeys, [authorId])).get(authorId) ?? { kind: 'missing' },
  )

test('details are given, confirmed by mail, held, verified and then paid to', async () => {
  const author = await anAuthorOf(deps)
  const { authorId, signed } = author
  expect(await payeeOf(authorId)).toEqual({ authorId, kind: 'none' })

  const id = await give(deps, author)
  const [given] = getOwnPayee.output.parse((await deps.app.get('/api/author/payee', signed)).json()).data
  expect(given).toMatchObject({
    state: 'awaiting',
    name_at_bank: 'KAVITHA RAMAN',
    account_number: '•••• 8901',
    ifsc: 'SBIN0000800',
    bank: 'State Bank of India',
    pan: '•••• 234F',
    pan_holder: 'a person',
    verification: 'unverified',
  })
  expect(await payeeOf(authorId)).toEqual({ authorId, kind: 'unconfirmed' })

  await confirm(deps, author)
  expect(await statesOf(signed)).toEqual(['on_hold'])
  expect(await payeeOf(authorId)).toMatchObject({ kind: 'on_hold', until: expect.any(Date) })
  await passTheHold(deps, authorId)
  expect(await statesOf(signed)).toEqual(['in_force'])
  expect(await payeeOf(authorId)).toEqual({ authorId, kind: 'unverified' })

  await verify(deps, await aClerk(deps), id)
  expect(await payeeOf(authorId)).toEqual({
    kind: 'payable',
    authorId,
    payeeId: id,
    method: 'Bank transfer',
    holderName: 'Kavitha Raman',
    accountNumber: '30012345678901',
    ifsc: 'SBIN0000800',
    bankName: 'State Bank of India',
    resident: true,
    pan: { number: 'ABCPE1234F', name: 'Kavitha Raman', isVerified: true },
  })
  await mailsAbout(deps, author.account.email, 'are verified')
  const bell = await deps.app.get('/api/author/notifications', signed)
  expect(bell.json()).toMatchObject({
    data: [
      {
        kind: 'payee',
        heading: 'Your bank details are verified',
        detail: 'Bank transfer, •••• 8901',
        link: '/bank-details',
      },
      { heading: 'Your bank details are confirmed' },
    ],
  })
})

test('everything that is wrong is named at once', async () => {
  const { signed } = await anAuthorOf(deps)
  const wrong = {
    method: 'Bank transfer',
    account_number: '12',
    pan: 'ABCXE1234F',
    ifsc: 'SBIN',
    password: '',
  }
  const answer = await deps.app.post('/api/author/payee', wrong, signed)
  expect(answer.status).toBe(422)
  expect(answer.json()).toMatchObject({
    errors: {
      holder_name: [expect.any(String)],
      account_number: ['Account number must have 9 to 18 digits'],
      account_number_again: [expect.any(String)],
      ifsc: [expect.stringContaining('such as')],
      pan: [expect.stringContaining('P for a person')],
      pan_name: [expect.any(String)],
      resident: [expect.any(String)],
      password: [expect.any(String)],
    },
  })
  const post = (given: Record<string, unknown>) =>
    deps.app.post('/api/author/payee', bankDetails(given), signed)
  expect((await post({ ifsc: 'SBIN0999999' })).json()).toMatchObject({
    errors: { ifsc: [expect.any(String)] },
  })
  expect((await post({ password: 'Wrong-1234' })).json()).toMatchObject({
    errors: { password: ['This is not your password'] },
  })
  expect((await post({ method: 'UPI', upi_id: 'nobody' })).json()).toMatchObject({
    errors: { upi_id: ['UPI ID must look like name@bank'] },
  })
  expect(await statesOf(signed)).toEqual([])
})

test('a bank is found by the branch, in any way in which branches are numbered', async () => {
  const { signed } = await anAuthorOf(deps)
  const bankOf = async (ifsc: string) => deps.app.get(`/api/author/banks/${ifsc}`, signed)
  expect(getBank.output.parse((await bankOf('YESB0CMSNOC')).json()).data.bank).toBe('Yes Bank')
  expect((await bankOf('ZZZZ0000001')).status).toBe(404)
  expect((await bankOf('SBIN1000800')).status).toBe(404)
})

test('a change waits a day; until then what was in force is paid to, and others given meanwhile take its place', async () => {
  const author = await anAuthorOf(deps)
  const { authorId, signed } = author
  const clerk = await aClerk(deps)
  const first = await give(deps, author, { method: 'UPI', upi_id: 'Kavitha@OkBank', pan: '' })
  await confirm(deps, author)
  await passTheHold(deps, authorId)
  await verify(deps, clerk, first).catch(() => undefined) // a PAN that is not there can't be verified
  const { version } = await recordOf(deps, clerk, first)
  await deps.app.post(`/api/staff/payees/${first}/verification`, { version, pan_verified: false }, clerk)

  const second = await give(deps, author)
  await confirm(deps, author, 2)
  expect(await statesOf(signed)).toEqual(['on_hold', 'in_force'])
  expect(await payeeOf(authorId)).toMatchObject({ payeeId: first, upiId: 'kavitha@okbank', pan: null })

  const third = await give(deps, author, { account_number: '999999999' })
  await give(deps, author, { account_number: '888888888' })
  expect(await statesOf(signed)).toEqual(['awaiting', 'replaced', 'on_hold', 'in_force'])
  await confirm(deps, author, 4)
  expect(await statesOf(signed)).toEqual(['on_hold', 'replaced', 'replaced', 'in_force'])
  expect([second, third]).not.toContain(first)
  await passTheHold(deps, authorId)
  expect(await statesOf(signed)).toEqual(['in_force', 'replaced', 'replaced', 'replaced'])
  expect(await payeeOf(authorId)).toEqual({ authorId, kind: 'unverified' })
})

test('a link that is not opened in a day confirms nothing, nor does one twice', async () => {
  const author = await anAuthorOf(deps)
  const id = await give(deps, author)
  const token = await tokenTo(deps, author, 'bank-details/confirm', 'Please confirm')
  const past = new Date(Date.now() - 1_000)
  await deps.app.db.updateTable('payee_details').set({ confirm_by: past }).where('id', '=', id).execute()
  const open = () => deps.app.post('/api/author/payee/confirm', { token })
  expect((await open()).json()).toMatchObject({ errors: { token: ['This link is no longer valid.'] } })
  expect(await statesOf(author.signed)).toEqual(['lapsed'])
  expect(await payeeOf(author.authorId)).toMatchObject({ kind: 'none' })

  await give(deps, author)
  await confirm(deps, author, 2)
  const again = await tokenTo(deps, author, 'bank-details/confirm', 'Please confirm', 2)
  expect((await deps.app.post('/api/author/payee/confirm', { token: again })).status).toBe(422)
})

test('"this was not me" stops the change, ends all sessions, and what was before holds again', async () => {
  const author = await anAuthorOf(deps)
  const { authorId, account } = author
  await give(deps, author)
  await confirm(deps, author)
  await passTheHold(deps, authorId)
  await give(deps, author, { account_number: '999999999' })
  await confirm(deps, author, 2)
  await passTheHold(deps, authorId)
  expect(await statesOf(author.signed)).toEqual(['in_force', 'replaced'])

  const token = await tokenTo(deps, author, 'bank-details/stop', 'are confirmed', 2)
  expect((await deps.app.post('/api/author/payee/stop', { token })).status).toBe(200)
  expect((await deps.app.get('/api/author/payee', author.signed)).status).toBe(401)
  expect(await statesOf(await signInAs(deps.app.db, account))).toEqual(['stopped', 'in_force'])
  expect((await deps.app.post('/api/author/payee/stop', { token })).status).toBe(422)
  const [mail] = await mailsAbout(deps, account.email, 'was stopped')
  expect(mail?.text).toContain('https://books.example/forgot-password')
})

test('who changed the address twice can hide nothing: the first address is told and may stop it', async () => {
  const author = await anAuthorOf(deps)
  const earlier = author.account.email
  for (const start of ['second', 'third'])
    await deps.app.db
      .updateTable('accounts')
      .set({ email: `${start}-${earlier}` })
      .where('id', '=', author.account.id)
      .execute()
  await give(deps, author)
  const [notice] = await mailsAbout(deps, earlier, 'Other bank details')
  expect(notice?.text).toContain('/not-me/')
  expect(notice?.text).not.toContain('/bank-details/confirm/')
})

test('withdrawn details are not paid to, and do not bring back those before', async () => {
  const author = await anAuthorOf(deps)
  const { authorId, signed } = author
  await give(deps, author)
  await confirm(deps, author)
  await passTheHold(deps, authorId)
  const id = await give(deps, author, { account_number: '999999999' })
  await confirm(deps, author, 2)
  await passTheHold(deps, authorId)
  const withdraw = (password: string) =>
    deps.app.post(`/api/author/payee/${id}/withdrawal`, { password }, signed)
  expect((await withdraw('Wrong-1234')).status).toBe(422)
  expect((await withdraw(PASSWORD)).status).toBe(200)
  expect(await statesOf(signed)).toEqual(['withdrawn', 'withdrawn'])
  expect(await payeeOf(authorId)).toMatchObject({ kind: 'none' })
  expect((await withdraw(PASSWORD)).status).toBe(409)
  const other = await anAuthorOf(deps)
  const theirs = await deps.app.post(
    `/api/author/payee/${id}/withdrawal`,
    { password: PASSWORD },
    other.signed,
  )
  expect(theirs.status).toBe(404)
})

test('a change waits for a payout that reads the details', async () => {
  const author = await anAuthorOf(deps)
  const id = await give(deps, author)
  await confirm(deps, author)
  await passTheHold(deps, author.authorId)
  await verify(deps, await aClerk(deps), id)
  const token = await tokenTo(deps, author, 'bank-details/stop', 'are confirmed')
  const order: string[] = []
  let stopping: Promise<unknown> | undefined
  await inTransaction(deps.app.db, async (tx) => {
    await payeesFor(tx, testKeys, [author.authorId])
    stopping = deps.app.post('/api/author/payee/stop', { token }).then(() => order.push('stopped'))
    for (let tries = 0; tries < 3; tries++) {
      await payeesFor(tx, testKeys, [author.authorId])
      await deps.app.get('/api/author/payee', author.signed)
    }
    order.push('paid')
  })
  await stopping
  expect(order).toEqual(['paid', 'stopped'])
})

const leave = ({ signed }: { signed: Signed }) =>
  deps.app.post('/api/author/closure', { password: PASSWORD }, signed)
const read = async (id: number) =>
  deps.app.post(`/api/staff/payees/${id}/readings`, { reason: 'The bank asks' }, await aClerk(deps))
const leftOf = (authorId: number) =>
  deps.app.db
    .selectFrom('payee_details')
    .select('ended_as')
    .where('author_id', '=', authorId)
    .orderBy('id')
    .execute()

test('with the account ends what is paid to it', async () => {
  const author = await anAuthorOf(deps)
  await give(deps, author)
  await confirm(deps, author)
  await give(deps, author)
  expect((await leave(author)).status).toBe(200)
  expect(await leftOf(author.authorId)).toEqual([{ ended_as: 'withdrawn' }])
})

test('details that were read and never confirmed stay with the note of who read them when the account ends', async () => {
  const author = await anAuthorOf(deps)
  const id = await give(deps, author)
  expect((await read(id)).status).toBe(200)
  await give(deps, author)
  expect((await leave(author)).status).toBe(200)
  expect(await leftOf(author.authorId)).toEqual([{ ended_as: 'replaced' }])
  expect((await recordOf(deps, await aClerk(deps), id)).readings).toMatchObject([{ reason: 'The bank asks' }])
})

test('who reads details while their author leaves is told that they are gone', async () => {
  const author = await anAuthorOf(deps)
  const id = await give(deps, author)
  const clerk = await aClerk(deps)
  const { reading } = await inTransaction(deps.app.db, async (tx) => {
    await endPayees(tx, author.authorId)
    const reading = deps.app.post(`/api/staff/payees/${id}/readings`, { reason: 'The bank asks' }, clerk)
    await untilLocksAreAwaited(deps.app.db, 1)
    return { reading }
  })
  expect((await reading).status).toBe(404)
})
