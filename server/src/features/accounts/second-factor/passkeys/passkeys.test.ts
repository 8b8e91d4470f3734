import { refusalReply } from '@panai/contract/refusal-reply'
import type {
  CreationOptions,
  NewPasskey,
  PasskeyAnswer,
  RequestOptions,
} from '@panai/contract/staff/passkey-fields'
import { addPasskey, askForPasskey, startPasskey } from '@panai/contract/staff/passkeys'
import { getSecondFactor } from '@panai/contract/staff/second-factor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountRow,
  anAccount,
  PASSWORD,
  sendJson,
  signInByPassword,
} from '../../../../../test/accounts.ts'
import { addSecondFactor } from '../../../../../test/add-second-factor.ts'
import {
  anApplication,
  SECRET_KEY,
  startTestApplication,
  type TestApplication,
} from '../../../../../test/an-application.ts'
import { anAuthenticator } from '../../../../../test/an-authenticator.ts'
import { mailedFactorCode } from '../../../../../test/mailed-factor-code.ts'
import { inTransaction } from '../../../../db/transaction.ts'
import { createKeyring } from '../../../../keys/keyring.ts'
import { nobodysPassword, takeBack } from '../../not-me/take-back.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication({ settings: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => app.stop())

type Signed = Record<string, string>
const ORIGIN = 'https://books.example'
const here = '/api/staff/passkeys'
const factor = '/api/staff/second-factor'

async function start(signed: Signed): Promise<CreationOptions> {
  const answer = await app.post(`${here}/start`, { password: PASSWORD }, signed)
  expect(answer.status).toBe(200)
  return startPasskey.output.parse(answer.json()).data.options
}

const add = (signed: Signed, passkey: NewPasskey, more: object = {}) =>
  app.post(here, { name: 'Laptop', passkey, ...more }, signed)

async function ask(signed: Signed): Promise<RequestOptions> {
  const answer = await app.post(`${here}/challenge`, {}, signed)
  expect(answer.status).toBe(200)
  return askForPasskey.output.parse(answer.json()).data
}

const give = (signed: Signed, passkey: PasskeyAnswer) => app.post(`${factor}/proof`, { passkey }, signed)

async function list(signed: Signed) {
  return getSecondFactor.output.parse((await app.get(factor, signed)).json()).data
}

async function factorOf(signed: Signed): Promise<[string, string[]]> {
  const { data } = (await app.get('/api/staff/me', signed)).json() as {
    data: { second_factor: string; second_factors: string[] }
  }
  return [data.second_factor, data.second_factors]
}

async function anEditor() {
  const account = await anAccount(app.db, { role: 'editor' })
  return { account, signed: await signInByPassword(app.db, account) }
}

/** An editor whose only factor is a passkey; `signed` has given it. */
async function anEditorWithPasskey() {
  const { account, signed } = await anEditor()
  const authenticator = anAuthenticator(ORIGIN)
  const passkey = authenticator.create(await start(signed))
  const answer = await add(signed, passkey, { mailed_code: await mailedFactorCode(app.db, account) })
  expect(answer.status).toBe(200)
  const { recovery_codes: recovery } = addPasskey.output.parse(answer.json())
  return { account, signed, authenticator, passkey, recovery }
}

const again = ({ account }: { account: AccountRow }) => signInByPassword(app.db, account)
const wrong = { passkey: ['This passkey could not be checked. Please try again.'] }
const errorsOf = ({ json }: { json: () => unknown }) => refusalReply.parse(json()).errors

async function eventsOf({ id }: AccountRow): Promise<string[]> {
  const rows = await app.db
    .selectFrom('account_events')
    .select(['kind', 'detail'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, detail }) => (detail === null ? kind : `${kind} (${detail})`))
}

async function mailsTo({ id }: AccountRow): Promise<unknown[]> {
  const rows = await app.db.selectFrom('mails').select(['kind', 'details']).orderBy('id').execute()
  const notices = await app.db
    .selectFrom('account_notices')
    .select('id')
    .where('account_id', '=', id)
    .execute()
  const own = new Set(notices.map((notice) => notice.id))
  return rows
    .map(({ details }) => details as { noticeId?: number; change?: string })
    .filter(({ noticeId = 0 }) => own.has(noticeId))
    .map(({ change }) => change)
}

test('a passkey is the first factor of an account with a mailed code, and brings recovery codes', async () => {
  const { account, signed } = await anEditor()
  const options = await start(signed)
  expect(options).toMatchObject({
    rp: { id: 'books.example', name: 'Panai' },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { userVerification: 'required' },
  })
  const authenticator = anAuthenticator(ORIGIN)
  const passkey = authenticator.create(options)
  for (const mailed_code of [undefined, 'ABCD-EFGH'])
    expect(errorsOf(await add(signed, passkey, { mailed_code }))).toHaveProperty('mailed_code')
  expect(await factorOf(signed)).toEqual(['unset', []])

  // The answer waits while a mistyped code is mended.
  const right = await add(signed, passkey, { mailed_code: await mailedFactorCode(app.db, account) })
  expect(addPasskey.output.parse(right.json()).recovery_codes).toHaveLength(10)
  expect(await factorOf(signed)).toEqual(['given', ['passkey']])
  expect((await list(signed)).passkeys).toMatchObject([{ name: 'Laptop', last_used_at: null }])
  expect(await eventsOf(account)).toEqual([
    'account_made (editor)',
    'logged_in',
    'second_factor_failed',
    'passkey_added (Laptop)',
    'second_factor_set (passkey)',
    'second_factor_given (passkey)',
    'recovery_codes_made (passkey)',
  ])
  expect(await mailsTo(account)).toEqual(['passkey_added'])
})

test('after the password it opens the console; nothing else of it answers before', async () => {
  const editor = await anEditorWithPasskey()
  const signed = await again(editor)
  expect(await factorOf(signed)).toEqual(['asked', ['passkey']])
  expect((await app.get(factor, signed)).status).toBe(403)
  const options = await ask(signed)
  expect(options).toMatchObject({ rpId: 'books.example', userVerification: 'required' })
  expect(options.allowCredentials).toEqual([
    { id: editor.authenticator.id, type: 'public-key', transports: ['internal'] },
  ])
  const answer = editor.authenticator.get(options)
  expect((await give(signed, answer)).status).toBe(200)
  expect(await factorOf(signed)).toEqual(['given', ['passkey']])
  expect((await list(signed)).passkeys[0]?.last_used_at).not.toBeNull()
  expect((await eventsOf(editor.account)).at(-1)).toBe('second_factor_given (passkey)')
})

test('an answer is good once, and in its own session only', async () => {
  const editor = await anEditorWithPasskey()
  const [signed, other] = [await again(editor), await again(editor)]
  const answer = editor.authenticator.get(await ask(signed))
  await ask(other)
  expect(errorsOf(await give(other, answer))).toEqual(wrong)
  expect((await give(signed, answer)).status).toBe(200)
  expect(errorsOf(await give(signed, answer))).toEqual(wrong)
})

test.each([
  ['another origin', { origin: 'https://books.example.evil.example' }],
  ['http in the place of https', { origin: 'http://books.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['a person who was not asked for finger or PIN', { isUnverified: true }],
])('an answer with %s is refused, and so is a new passkey', async (_, lies) => {
  const editor = await anEditorWithPasskey()
  const signed = await again(editor)
  expect(errorsOf(await give(signed, editor.authenticator.get(await ask(signed), lies)))).toEqual(wrong)
  expect(await factorOf(signed)).toEqual(['asked', ['passkey']])

  const forged = anAuthenticator(ORIGIN).create(await start(editor.signed), lies)
  expect(errorsOf(await add(editor.signed, forged))).toEqual(wrong)
  expect((await list(editor.signed)).passkeys).toHaveLength(1)
})

test('the passkey of somebody else opens nothing, and can be added to no second account', async () => {
  const editor = await anEditorWithPasskey()
  const other = await anEditorWithPasskey()
  const signed = await again(editor)
  expect(errorsOf(await give(signed, other.authenticator.get(await ask(signed))))).toEqual(wrong)
  // Under the name of one's own.
  const disguised = { ...other.authenticator.get(await ask(signed)), id: editor.authenticator.id }
  expect(errorsOf(await give(signed, { ...disguised, rawId: editor.authenticator.id }))).toEqual(wrong)

  const twice = other.authenticator.create(await start(editor.signed))
  const answer = await add(editor.signed, twice)
  expect([answer.status, refusalReply.parse(answer.json()).message]).toEqual([
    409,
    'This passkey is on an account already.',
  ])
})

test('a challenge is good for five minutes', async () => {
  const editor = await anEditorWithPasskey()
  const signed = await again(editor)
  const [answer, added] = [
    editor.authenticator.get(await ask(signed)),
    anAuthenticator(ORIGIN).create(await start(editor.signed)),
  ]
  const all = await app.db.selectFrom('passkey_challenges').select('expires_at').execute()
  for (const { expires_at } of all) expect(expires_at.getTime() - Date.now()).toBeLessThan(300_001)
  await app.db
    .updateTable('passkey_challenges')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .execute()
  expect(errorsOf(await give(signed, answer))).toEqual(wrong)
  expect(errorsOf(await add(editor.signed, added))).toEqual(wrong)
})

test('a challenge for adding proves nothing, and one for proving adds nothing', async () => {
  const editor = await anEditorWithPasskey()
  const { challenge } = await start(editor.signed)
  const crossed = editor.authenticator.get({ ...(await ask(editor.signed)), challenge })
  expect(errorsOf(await give(editor.signed, crossed))).toEqual(wrong)
  const options = { ...(await start(editor.signed)), challenge: (await ask(editor.signed)).challenge }
  expect(errorsOf(await add(editor.signed, anAuthenticator(ORIGIN).create(options)))).toEqual(wrong)
})

test('a passkey that counts no further than before is taken for a copy', async () => {
  const editor = await anEditorWithPasskey()
  const first = await again(editor)
  expect((await give(first, editor.authenticator.get(await ask(first), { counter: 40 }))).status).toBe(200)
  for (const counter of [40, 39, 0]) {
    const signed = await again(editor)
    const answer = await give(signed, editor.authenticator.get(await ask(signed), { counter }))
    expect([counter, answer.status, errorsOf(answer)]).toEqual([
      counter,
      422,
      {
        passkey: [
          'This passkey may have been copied: it counts behind itself. Use another second factor and remove it.',
        ],
      },
    ])
  }
  const signed = await again(editor)
  expect((await give(signed, editor.authenticator.get(await ask(signed), { counter: 41 }))).status).toBe(200)
})

test('one that never counts goes on working', async () => {
  const editor = await anEditorWithPasskey()
  await app.db
    .updateTable('passkeys')
    .set({ counter: 0 })
    .where('account_id', '=', editor.account.id)
    .execute()
  for (let time = 0; time < 2; time++) {
    const signed = await again(editor)
    expect((await give(signed, editor.authenticator.get(await ask(signed), { counter: 0 }))).status).toBe(200)
  }
})

test('whoever has the password alone adds no passkey to an account that has a factor', async () => {
  const editor = await anEditorWithPasskey()
  const thief = await again(editor)
  for (const answer of [
    await app.post(`${here}/start`, { password: PASSWORD }, thief),
    await add(thief, editor.passkey),
    await app.post(factor, { password: PASSWORD }, thief),
    await app.post(`${factor}/confirmation`, { code: '123456' }, thief),
  ])
    expect([answer.status, refusalReply.parse(answer.json()).reason]).toEqual([403, 'second_factor_asked'])
})

test('a key of an app that a thief left waiting counts no more once the owner has a passkey', async () => {
  const { account, signed } = await anEditor()
  const thief = await signInByPassword(app.db, account)
  await app.post(factor, { password: PASSWORD }, thief)
  const passkey = anAuthenticator(ORIGIN).create(await start(signed))
  await add(signed, passkey, { mailed_code: await mailedFactorCode(app.db, account) })
  expect((await app.post(`${factor}/confirmation`, { code: '123456' }, thief)).status).toBe(403)
})

test('a further one takes the password and the factor that was given, and no mailed code', async () => {
  const editor = await anEditorWithPasskey()
  const options = await start(editor.signed)
  expect(options.excludeCredentials.map(({ id }) => id)).toEqual([editor.authenticator.id])
  const second = anAuthenticator(ORIGIN)
  const answer = await add(editor.signed, second.create(options), { name: ' Security  key ' })
  expect([answer.status, addPasskey.output.parse(answer.json()).recovery_codes]).toEqual([200, []])
  expect((await list(editor.signed)).passkeys.map(({ name }) => name)).toEqual(['Laptop', 'Security key'])
  const signed = await again(editor)
  expect((await give(signed, second.get(await ask(signed)))).status).toBe(200)
})

test('one who has an app adds a passkey and gives either; the app goes and the passkey stays', async () => {
  const { account } = await anEditor()
  const keys = createKeyring([SECRET_KEY])
  const recovery = await inTransaction(app.db, (tx) => addSecondFactor(tx, keys, account.id))
  const signed = await signInByPassword(app.db, account)
  expect((await app.post(`${factor}/proof`, { code: recovery[0] }, signed)).status).toBe(200)
  const authenticator = anAuthenticator(ORIGIN)
  expect((await add(signed, authenticator.create(await start(signed)))).status).toBe(200)
  expect(await factorOf(signed)).toEqual(['given', ['app', 'passkey']])

  const other = await signInByPassword(app.db, account)
  expect((await give(other, authenticator.get(await ask(other)))).status).toBe(200)
  const passkey = authenticator.get(await ask(signed))
  expect((await app.post(`${factor}/removal`, { passkey }, signed)).status).toBe(200)
  expect(await factorOf(signed)).toEqual(['given', ['passkey']])
  // What was given before may have been the app that is gone.
  expect(await factorOf(other)).toEqual(['asked', ['passkey']])
  expect((await eventsOf(account)).slice(-1)).toEqual(['second_factor_removed (authenticator app)'])
  expect(await mailsTo(account)).toEqual(['passkey_added', 'app_removed'])
  expect((await list(signed)).recovery_codes_left).toBe(9)
})

test('a recovery code opens the door to who has only a passkey, and other ones are made with it', async () => {
  const editor = await anEditorWithPasskey()
  const signed = await again(editor)
  expect((await app.post(`${factor}/proof`, { code: editor.recovery[0] }, signed)).status).toBe(200)
  const passkey = editor.authenticator.get(await ask(signed))
  const renewed = await app.post(`${factor}/recovery-codes`, { passkey }, signed)
  expect(renewed.status).toBe(200)
  expect((await app.post(`${factor}/proof`, { code: editor.recovery[1] }, await again(editor))).status).toBe(
    422,
  )
})

test('it has a name that can be changed, by its owner', async () => {
  const editor = await anEditorWithPasskey()
  const [{ id = 0 } = {}] = (await list(editor.signed)).passkeys
  const rename = (name: string, signed: Signed) =>
    sendJson(app.origin, 'PATCH', `${here}/${id}`, { name }, signed)
  expect((await rename('', editor.signed)).status).toBe(422)
  expect((await rename('கைபேசி', (await anEditorWithPasskey()).signed)).status).toBe(404)
  expect((await rename('கைபேசி', editor.signed)).status).toBe(200)
  expect((await list(editor.signed)).passkeys).toMatchObject([{ name: 'கைபேசி' }])
})

test('it is removed with a factor, not as the only one; then it opens nothing', async () => {
  const editor = await anEditorWithPasskey()
  const [{ id = 0 } = {}] = (await list(editor.signed)).passkeys
  const remove = (proof: object, signed: Signed) => app.post(`${here}/${id}/removal`, proof, signed)
  const only = await remove({ passkey: editor.authenticator.get(await ask(editor.signed)) }, editor.signed)
  expect([only.status, refusalReply.parse(only.json()).message]).toEqual([
    409,
    'This is your only second factor. Add another one first.',
  ])
  const second = anAuthenticator(ORIGIN)
  await add(editor.signed, second.create(await start(editor.signed)), { name: 'Phone' })
  const elsewhere = await again(editor)
  await give(elsewhere, editor.authenticator.get(await ask(elsewhere)))

  expect((await remove({}, editor.signed)).status).toBe(422)
  expect((await remove({ code: editor.recovery[0] }, (await anEditorWithPasskey()).signed)).status).toBe(422)
  expect((await remove({ passkey: second.get(await ask(editor.signed)) }, editor.signed)).status).toBe(200)
  expect(await factorOf(editor.signed)).toEqual(['given', ['passkey']])
  expect(await factorOf(elsewhere)).toEqual(['asked', ['passkey']])
  expect(errorsOf(await give(elsewhere, editor.authenticator.get(await ask(elsewhere))))).toEqual(wrong)
  expect(await eventsOf(editor.account)).toContain('passkey_removed (Laptop)')
  expect(await mailsTo(editor.account)).toEqual(['passkey_added', 'passkey_added', 'passkey_removed'])
})

test('who says that an added passkey was not theirs is rid of it, and keeps the older ones', async () => {
  const editor = await anEditorWithPasskey()
  const changedAt = new Date()
  await app.db
    .updateTable('passkeys')
    .set({ created_at: new Date(changedAt.getTime() - 60_000) })
    .where('account_id', '=', editor.account.id)
    .execute()
  await add(editor.signed, anAuthenticator(ORIGIN).create(await start(editor.signed)), { name: 'Thief’s' })
  const names = async () =>
    (
      await app.db
        .selectFrom('passkeys')
        .select('name')
        .where('account_id', '=', editor.account.id)
        .orderBy('created_at')
        .execute()
    ).map(({ name }) => name)
  expect(await names()).toEqual(['Laptop', 'Thief’s'])
  const denied = { accountId: editor.account.id, email: editor.account.email ?? '', changedAt }
  const keys = createKeyring([SECRET_KEY])
  const takeIt = async (from: Date) =>
    inTransaction(app.db, async (tx) =>
      takeBack(tx, keys, { ...denied, changedAt: from, passwordHash: await nobodysPassword() }, []),
    )
  expect(await takeIt(changedAt)).toBe(true)
  expect(await names()).toEqual(['Laptop'])
  // Who reads the mail does not get past the only factor by it.
  await takeIt(new Date(0))
  expect(await names()).toEqual(['Laptop'])
})

test('ten are the most of one account', async () => {
  const editor = await anEditorWithPasskey()
  const eleventh = anAuthenticator(ORIGIN).create(await start(editor.signed))
  await app.db
    .insertInto('passkeys')
    .values(
      Array.from({ length: 9 }, (_, at) => ({
        ...{ account_id: editor.account.id, credential_id: `${editor.account.id}-${at}`, public_key: 'AA' },
        ...{ counter: 0, name: `No. ${at}` },
      })),
    )
    .execute()
  expect((await add(editor.signed, eleventh)).status).toBe(409)
  expect((await app.post(`${here}/start`, { password: PASSWORD }, editor.signed)).status).toBe(409)
})

test('after ten wrong answers the door is shut for a while, and the recovery codes open it', async () => {
  const editor = await anEditorWithPasskey()
  const signed = await again(editor)
  const forged = async () => editor.authenticator.get(await ask(signed), { challenge: 'A'.repeat(43) })
  for (let count = 0; count < 10; count++) expect((await give(signed, await forged())).status).toBe(422)
  expect((await give(signed, editor.authenticator.get(await ask(signed)))).status).toBe(429)
  expect((await app.post(`${factor}/proof`, { code: editor.recovery[0] }, signed)).status).toBe(200)
})

test('a site without a name of its own has none, and says so', async () => {
  const bare = await anApplication({ settings: { PUBLIC_URL: 'http://192.0.2.7:3000' } })
  const signed = await signInByPassword(bare.db, await anAccount(bare.db, { role: 'editor' }))
  const answer = await bare.post(`${here}/start`, { password: PASSWORD }, signed)
  expect([answer.status, refusalReply.parse(answer.json()).message]).toEqual([
    409,
    expect.stringContaining('PUBLIC_URL'),
  ])
})
