import { refusalReply } from '@panai/contract/http/refusal-reply'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInByPassword } from '../../../../../../test/accounts.ts'
import { addSecondFactor } from '../../../../../../test/add-second-factor.ts'
import {
  SECRET_KEY,
  startTestApplication,
  type TestApplication,
} from '../../../../../../test/an-application.ts'
import { anAuthenticator } from '../../../../../../test/an-authenticator.ts'
import { errorsOf, factor, lies, ORIGIN, passkeysAt, wrong } from '../../../../../../test/passkeys.ts'
import { inTransaction } from '../../../../../db/transaction.ts'
import { createKeyring } from '../../../../../keys/keyring.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication({ settings: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => app.stop())

const { start, add, ask, give, list, factorOf, anEditor, anEditorWithPasskey, again, eventsOf, mailsTo } =
  passkeysAt(() => app)

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

test.each(lies)('an answer with %s is refused', async (_, lies) => {
  const editor = await anEditorWithPasskey()
  const signed = await again(editor)
  expect(errorsOf(await give(signed, editor.authenticator.get(await ask(signed), lies)))).toEqual(wrong)
  expect(await factorOf(signed)).toEqual(['asked', ['passkey']])
})

test('the passkey of somebody else opens nothing, and can be added to no second account', async () => {
  const editor = await anEditorWithPasskey()
  const other = await anEditorWithPasskey()
  const signed = await again(editor)
  expect(errorsOf(await give(signed, other.authenticator.get(await ask(signed))))).toEqual(wrong)
  // Under the account's own name.
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
          'This passkey may have been copied: its counter went backwards. Use another second factor and remove it.',
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

test('a recovery code opens the door to somebody who has only a passkey, and other ones are made with it', async () => {
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

test('after ten wrong answers the door is shut for a while, and the recovery codes open it', async () => {
  const editor = await anEditorWithPasskey()
  const signed = await again(editor)
  const forged = async () => editor.authenticator.get(await ask(signed), { challenge: 'A'.repeat(43) })
  for (let count = 0; count < 10; count++) expect((await give(signed, await forged())).status).toBe(422)
  expect((await give(signed, editor.authenticator.get(await ask(signed)))).status).toBe(429)
  expect((await app.post(`${factor}/proof`, { code: editor.recovery[0] }, signed)).status).toBe(200)
})
