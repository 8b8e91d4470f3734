import { addPasskey } from '@panai/contract/accounts/staff/passkeys'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, PASSWORD, sendJson, signInByPassword } from '../../../../../../test/accounts.ts'
import {
  anApplication,
  SECRET_KEY,
  startTestApplication,
  type TestApplication,
} from '../../../../../../test/an-application.ts'
import { anAuthenticator } from '../../../../../../test/an-authenticator.ts'
import { mailedFactorCode } from '../../../../../../test/mailed-factor-code.ts'
import {
  errorsOf,
  factor,
  here,
  lies,
  ORIGIN,
  passkeysAt,
  type Signed,
  wrong,
} from '../../../../../../test/passkeys.ts'
import { inTransaction } from '../../../../../db/transaction.ts'
import { createKeyring } from '../../../../../keys/keyring.ts'
import { nobodysPassword, takeBack } from '../../../not-me/take-back.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication({ settings: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => app.stop())

const { start, add, ask, give, list, factorOf, anEditor, anEditorWithPasskey, again, eventsOf, mailsTo } =
  passkeysAt(() => app)

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

test.each(lies)('a new passkey with %s is refused', async (_, lie) => {
  const editor = await anEditorWithPasskey()
  const forged = anAuthenticator(ORIGIN).create(await start(editor.signed), lie)
  expect(errorsOf(await add(editor.signed, forged))).toEqual(wrong)
  expect((await list(editor.signed)).passkeys).toHaveLength(1)
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
  // Reading the mail does not get anybody past the only factor.
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

test('a site without a name of its own has none, and says so', async () => {
  const bare = await anApplication({ settings: { PUBLIC_URL: 'http://192.0.2.7:3000' } })
  const signed = await signInByPassword(bare.db, await anAccount(bare.db, { role: 'editor' }))
  const answer = await bare.post(`${here}/start`, { password: PASSWORD }, signed)
  expect([answer.status, refusalReply.parse(answer.json()).message]).toEqual([
    409,
    expect.stringContaining('PUBLIC_URL'),
  ])
})
