import { randomUUID } from 'node:crypto'
import {
  confirmSecondFactor,
  giveSecondFactor,
  startSecondFactor,
} from '@panai/contract/accounts/staff/second-factor'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { URI } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountRow, anAccount, PASSWORD, signInByPassword } from '../../../../../test/accounts.ts'
import {
  anApplication,
  SECRET_KEY,
  startTestApplication,
  type TestApplication,
} from '../../../../../test/an-application.ts'
import { mailedFactorCode } from '../../../../../test/mailed-factor-code.ts'
import { actingAs } from '../../../../access/acting-as.ts'
import { inTransaction } from '../../../../db/transaction.ts'
import { createKeyring } from '../../../../keys/keyring.ts'
import { proveAddition } from './prove-addition.ts'
import { proveCode, sealedAs } from './prove-code.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication({ settings: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => app.stop())

const PERIOD_MS = 30_000
const here = '/api/staff/second-factor'

/** An authenticator app: `code(1)` is what it shows half a minute from now. */
function anApp(address: string): (periods?: number) => string {
  const totp = URI.parse(address)
  if (!('period' in totp)) throw new Error('the address is of another kind')
  return (periods = 0) => totp.generate({ timestamp: Date.now() + periods * PERIOD_MS })
}

async function anEditor() {
  const account = await anAccount(app.db, { role: 'editor' })
  return { account, signed: await signInByPassword(app.db, account) }
}

const mailedCode = (account: AccountRow) => mailedFactorCode(app.db, account)

/** The same with a second factor that was set up some time ago: its app's codes are all unused. */
async function anEditorWithFactor() {
  const { account, signed } = await anEditor()
  const started = await app.post(here, { password: PASSWORD }, signed)
  const { key, address } = startSecondFactor.output.parse(started.json()).data
  const code = anApp(address)
  const codes = { code: code(), mailed_code: await mailedCode(account) }
  const confirmed = await app.post(`${here}/confirmation`, codes, signed)
  const { recovery_codes: recovery } = confirmSecondFactor.output.parse(confirmed.json())
  await app.db
    .updateTable('second_factors')
    .set({ last_step: 0 })
    .where('account_id', '=', account.id)
    .execute()
  return { account, signed, key, code, recovery }
}

const give = (code: string, signed: Record<string, string>) => app.post(`${here}/proof`, { code }, signed)

async function factorOf(signed: Record<string, string>): Promise<string> {
  const answer = await app.get('/api/staff/me', signed)
  return (answer.json() as { data: { second_factor: string } }).data.second_factor
}

async function storedAbout({ id }: AccountRow): Promise<string> {
  const { db } = app
  const rows = await Promise.all([
    db.selectFrom('second_factors').selectAll().where('account_id', '=', id).execute(),
    db.selectFrom('recovery_codes').selectAll().where('account_id', '=', id).execute(),
    db.selectFrom('audit_entries').selectAll().where('subject_id', '=', String(id)).execute(),
  ])
  return JSON.stringify(rows)
}

test('it counts once its first code was given, which this session has', async () => {
  const { account, signed } = await anEditor()
  expect(await factorOf(signed)).toBe('unset')
  const started = await app.post(here, { password: PASSWORD }, signed)
  const { key, address, mailed_to } = startSecondFactor.output.parse(started.json()).data
  expect(mailed_to).toBe(account.email)
  expect(address).toMatch(/^otpauth:\/\/totp\/Panai:.*issuer=Panai.*secret=/)
  expect(await factorOf(signed)).toBe('unset')

  const wrong = await app.post(`${here}/confirmation`, { code: '000000' }, signed)
  expect([wrong.status, refusalReply.parse(wrong.json()).errors]).toEqual([
    422,
    { code: ['This code is not right'] },
  ])
  const right = await app.post(
    `${here}/confirmation`,
    {
      code: ` ${anApp(address)().replace(/^.../, '$& ')}`,
      mailed_code: ` ${(await mailedCode(account)).toLowerCase().replace(/^..../, '$&-')}`,
    },
    signed,
  )
  const { recovery_codes } = confirmSecondFactor.output.parse(right.json())
  expect(new Set(recovery_codes)).toHaveLength(10)
  expect(await factorOf(signed)).toBe('given')
  expect(await factorOf(await signInByPassword(app.db, account))).toBe('asked')

  const stored = await storedAbout(account)
  for (const secret of [key, ...recovery_codes, ...recovery_codes.map((code) => code.replaceAll('-', ''))])
    expect(stored).not.toContain(secret)
})

test('a stolen session without the password makes no key', async () => {
  const { signed } = await anEditor()
  const answer = await app.post(here, { password: 'Not-the-1' }, signed)
  expect([answer.status, refusalReply.parse(answer.json()).errors]).toEqual([
    422,
    { password: ['This is not your password'] },
  ])
})

test('a stolen password sets nothing up without the mailed code, of which the newest counts for an hour', async () => {
  const { account, signed } = await anEditor()
  const begin = async () => {
    const answer = await app.post(here, { password: PASSWORD }, signed)
    return anApp(startSecondFactor.output.parse(answer.json()).data.address)
  }
  const confirm = (code: string, mailed_code?: string) =>
    app.post(`${here}/confirmation`, { code, mailed_code }, signed)
  await begin()
  const earlier = await mailedCode(account)
  const code = await begin()
  for (const [mailed, said] of [
    [undefined, 'Please enter the code from the mail'],
    ['', 'Please enter the code from the mail'],
    ['ABCD-EFGH', 'This is not the code of the newest mail, or it is older than an hour'],
    [earlier, 'This is not the code of the newest mail, or it is older than an hour'],
  ] as const) {
    const answer = await confirm(code(), mailed)
    expect([answer.status, refusalReply.parse(answer.json()).errors]).toEqual([422, { mailed_code: [said] }])
  }
  expect(await factorOf(signed)).toBe('unset')

  const late = await mailedCode(account)
  await app.db
    .updateTable('second_factor_mails')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('account_id', '=', account.id)
    .execute()
  expect((await confirm(code(), late)).status).toBe(422)
  const newest = await begin()
  expect((await confirm(newest(), await mailedCode(account))).status).toBe(200)
  expect(await factorOf(signed)).toBe('given')
})

test('the people of the demo, whose addresses are nobody’s, need no mail', async () => {
  const demo = await anApplication({ settings: { DEMO: '1', PUBLIC_URL: 'http://localhost:3000' } })
  const account = await anAccount(demo.db, { role: 'accounts', is_demo: true })
  const signed = await signInByPassword(demo.db, account)
  const started = await demo.post(here, { password: PASSWORD }, signed)
  const { address, mailed_to } = startSecondFactor.output.parse(started.json()).data
  expect(mailed_to).toBeNull()
  expect((await demo.post(`${here}/confirmation`, { code: anApp(address)() }, signed)).status).toBe(200)
})

test('codes are mailed five times an hour, not oftener', async () => {
  const { signed } = await anEditor()
  const statuses: number[] = []
  for (let count = 0; count < 6; count++)
    statuses.push((await app.post(here, { password: PASSWORD }, signed)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('one that is set up is not replaced by another key', async () => {
  const { signed } = await anEditorWithFactor()
  expect((await app.post(here, { password: PASSWORD }, signed)).status).toBe(409)
  expect((await app.post(`${here}/confirmation`, { code: '123456' }, signed)).status).toBe(409)
})

test('clocks may differ by half a minute, not by more', async () => {
  for (const [periods, status] of [
    [-1, 200],
    [1, 200],
    [-3, 422],
    [3, 422],
  ] as const) {
    const { account, code } = await anEditorWithFactor()
    const answer = await give(code(periods), await signInByPassword(app.db, account))
    expect([periods, answer.status]).toEqual([periods, status])
  }
})

test('a code is good once, also when it is given twice at the same moment, and no older one after it', async () => {
  const { account, code } = await anEditorWithFactor()
  const sessions = await Promise.all([1, 2, 3].map(() => signInByPassword(app.db, account)))
  const now = code()
  const answers = await Promise.all(sessions.map((signed) => give(now, signed)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  const given = await Promise.all(sessions.map(factorOf))
  expect(given.sort()).toEqual(['asked', 'asked', 'given'])
  const older = await give(code(-1), await signInByPassword(app.db, account))
  expect(refusalReply.parse(older.json()).errors).toEqual({
    code: ['This code has been used already. Please wait for the next one.'],
  })
})

test('a recovery code works once in place of a code, typed in any way', async () => {
  const { account, recovery } = await anEditorWithFactor()
  const [first = '', second = ''] = recovery
  const signed = await signInByPassword(app.db, account)
  const answer = await give(first.toLowerCase().replaceAll('-', ' '), signed)
  expect([answer.status, giveSecondFactor.output.parse(answer.json()).recovery_codes_left]).toEqual([200, 9])
  expect((await give(first, signed)).status).toBe(422)
  expect(
    (await give(second, await signInByPassword(app.db, await anAccount(app.db, { role: 'editor' })))).status,
  ).toBe(409)
})

test('other recovery codes end the earlier ones', async () => {
  const { account, signed, code, recovery } = await anEditorWithFactor()
  const answer = await app.post(`${here}/recovery-codes`, { code: code() }, signed)
  const { recovery_codes } = confirmSecondFactor.output.parse(answer.json())
  expect((await give(recovery[0] ?? '', await signInByPassword(app.db, account))).status).toBe(422)
  expect((await give(recovery_codes[0] ?? '', await signInByPassword(app.db, account))).status).toBe(200)
})

test('it is turned off with a code only, for all sessions', async () => {
  const { account, signed, code } = await anEditorWithFactor()
  expect((await app.post(`${here}/removal`, { code: '000000' }, signed)).status).toBe(422)
  expect(await factorOf(signed)).toBe('given')
  expect((await app.post(`${here}/removal`, { code: code() }, signed)).status).toBe(200)
  expect(await factorOf(signed)).toBe('unset')
  expect(await factorOf(await signInByPassword(app.db, account))).toBe('unset')
})

test('wrong codes are limited, also for somebody else’s session of the account', async () => {
  const { account, code } = await anEditorWithFactor()
  const signed = await signInByPassword(app.db, account)
  for (let count = 0; count < 10; count++) expect((await give('000000', signed)).status).toBe(422)
  const refused = await give(code(), await signInByPassword(app.db, account))
  expect([refused.status, Number(refused.headers['retry-after']) > 60]).toEqual([429, true])
})

const from = (network: string, signed: Record<string, string>) => ({ ...signed, 'x-forwarded-for': network })

test('whoever has the password locks out neither the owner elsewhere nor the recovery codes', async () => {
  const { account, code, recovery } = await anEditorWithFactor()
  const thief = from('192.0.2.1', await signInByPassword(app.db, account))
  for (let count = 0; count < 10; count++) expect((await give('000000', thief)).status).toBe(422)
  expect((await give(code(), thief)).status).toBe(429)
  expect((await give(recovery[0] ?? '', thief)).status).toBe(200)
  const owner = from('198.51.100.1', await signInByPassword(app.db, account))
  expect((await give(code(1), owner)).status).toBe(200)
})

test('a guess from ever other networks ends, but not where the owner gave the factor, and not for recovery codes', async () => {
  const { account, code, recovery } = await anEditorWithFactor()
  await app.db
    .updateTable('sessions')
    .set({ network: '198.51.100.1' })
    .where('account_id', '=', account.id)
    .execute()
  const thief = await signInByPassword(app.db, account)
  for (let count = 0; count < 60; count++)
    expect((await give('000000', from(`203.0.113.${count}`, thief))).status).toBe(422)
  expect((await give('000000', from('203.0.113.99', thief))).status).toBe(429)
  const owner = await signInByPassword(app.db, account)
  expect((await give(recovery[0] ?? '', from('203.0.113.99', owner))).status).toBe(200)
  expect((await give(code(1), from('198.51.100.1', owner))).status).toBe(200)
})

test('recovery codes have a sum of their own', async () => {
  const { account, code } = await anEditorWithFactor()
  const signed = await signInByPassword(app.db, account)
  for (let count = 0; count < 10; count++)
    expect((await give('ABCD-EFGH-JKMN-PQRS', signed)).status).toBe(422)
  expect((await give('ABCD-EFGH-JKMN-PQRS', signed)).status).toBe(429)
  expect((await give(code(), signed)).status).toBe(200)
})

test('it is good for twelve hours', async () => {
  const { signed, account } = await anEditorWithFactor()
  const longAgo = new Date(Date.now() - 12 * 3_600_000 - 1_000)
  await app.db
    .updateTable('sessions')
    .set({ second_factor_at: longAgo })
    .where('account_id', '=', account.id)
    .execute()
  expect(await factorOf(signed)).toBe('asked')
})

test('another SECRET_KEY in front keeps it, and seals it again at its next use', async () => {
  const { account, code, key } = await anEditorWithFactor()
  const renewed = createKeyring(['another-secret-of-the-tests-0123456789', SECRET_KEY])
  const actor = { accountId: account.id, address: null, action: 'test' }
  const proof = { accountId: account.id, code: code(), factor: 'set' } as const
  await actingAs(app.db, actor, (tx) => proveCode(tx, renewed, proof))
  const { sealed_key } = await app.db
    .selectFrom('second_factors')
    .select('sealed_key')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow()
  expect(renewed.unseal(sealed_key, sealedAs(account.id))).toEqual({ text: key, isOld: false })
  expect(renewed.unseal(sealed_key, sealedAs(account.id + 1))).toBeNull()
  expect(createKeyring([SECRET_KEY]).unseal(sealed_key, sealedAs(account.id))).toBeNull()
})

test('a first factor that was added meanwhile leaves no second one without a factor given', async () => {
  const { account } = await anEditor()
  const caller = { accountId: account.id, authorId: null, role: 'editor', sessionId: randomUUID() } as const
  const asFound = { ...caller, isDemo: false, hasSecondFactor: false, secondFactorAt: null }
  await app.db
    .updateTable('accounts')
    .set({ second_factor_since: new Date() })
    .where('id', '=', account.id)
    .execute()
  const late = inTransaction(app.db, (tx) =>
    proveAddition(tx, createKeyring([SECRET_KEY]), asFound, 'ABCDEFGH'),
  )
  await expect(late).rejects.toMatchObject({ code: 'conflict' })
})

test('an app beside the mailed code of another factor counts for nothing without one of its own', async () => {
  const { account, signed } = await anEditor()
  const started = await app.post(here, { password: PASSWORD }, signed)
  const code = anApp(startSecondFactor.output.parse(started.json()).data.address)
  await app.db.deleteFrom('second_factor_mails').where('account_id', '=', account.id).execute()
  const answer = await app.post(`${here}/confirmation`, { code: code(), mailed_code: 'ABCD-EFGH' }, signed)
  expect(refusalReply.parse(answer.json()).errors).toHaveProperty('mailed_code')
  expect(await factorOf(signed)).toBe('unset')
})
