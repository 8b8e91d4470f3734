import { accountMessages } from '@panai/contract/accounts/account-messages'
import { passwordRule, staffPasswordRule } from '@panai/contract/accounts/account-rules'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, PASSWORD, sendJson, signInAs } from '../../../../test/accounts.ts'
import {
  anApplication,
  SECRET_KEY,
  startTestApplication,
  type TestApplication,
} from '../../../../test/an-application.ts'
import type { Answer } from '../../../../test/ask.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { createKeyring } from '../../../keys/keyring.ts'
import { tokenFor } from '../mailed-token.ts'
import { mailInvitation } from '../staff/set-up/mail-invitation.ts'
import { makeAdminOfSettings } from '../staff/set-up/make-admin-of-settings.ts'
import { makeSetUpLink } from '../staff/set-up/set-up-link.ts'
import { askForReset } from './ask-for-reset.ts'
import { isCommonPassword } from './refuse-weak-password.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

const keys = createKeyring([SECRET_KEY])
const common = accountMessages.commonPassword
const { tooShort } = staffPasswordRule

/** What the company's people are told; null: it is taken. Nothing is asked of what it is made of. */
const ofStaff = [
  ['Palmyra-7', tooShort],
  ['Elevenchar1', tooShort],
  ['password1234', common],
  ['PasswordPassword', common],
  ['aaaaaaaaaaaaaa', common],
  ['abcabcabcabc', common],
  ['all small letters', null],
] as const

const ofAuthors = [
  ['all small letters', passwordRule.malformed],
  ['Password1', common],
  ['Olai-7', null],
] as const

const both = (password: string) => ({ password, password_confirmation: password })

function expectSaid(password: string, answer: Answer, said: string | null): void {
  const errors = said === null ? undefined : { password: [said] }
  const found = said === null ? undefined : refusalReply.parse(answer.json()).errors
  expect([password, answer.status, found]).toEqual([password, said === null ? 200 : 422, errors])
}

test.each([
  ['editor', ofStaff],
  ['author', ofAuthors],
] as const)('a change of the password of an %s keeps the rule of the role', async (role, cases) => {
  const account = await anAccount(app.db, { role })
  for (const [password, said] of cases) {
    const signed = await signInAs(app.db, account)
    const change = { current_password: PASSWORD, ...both(password) }
    const answer = await sendJson(app.origin, 'PUT', '/api/author/password', change, signed)
    expectSaid(password, answer, said)
  }
})

test.each([
  ['editor', ofStaff],
  ['author', ofAuthors],
] as const)('so does a reset of an %s', async (role, cases) => {
  const { id, email } = await anAccount(app.db, { role })
  await inTransaction(app.db, (tx) => askForReset(tx, keys, email ?? ''))
  const kept = await app.db
    .selectFrom('password_resets')
    .select(['nonce', 'token_hash'])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  const token = tokenFor(keys, 'reset', kept)
  for (const [password, said] of cases) {
    const answer = await app.post('/api/author/reset-password', { email, token, ...both(password) })
    expectSaid(password, answer, said)
  }
})

test('so does who accepts an invitation', async () => {
  const { id } = await anAccount(app.db, { role: 'editor', password_hash: null })
  await inTransaction(app.db, (tx) => mailInvitation(tx, keys, id))
  const kept = await app.db
    .selectFrom('staff_invitations')
    .select(['nonce', 'token_hash'])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  const token = tokenFor(keys, 'invitation', kept)
  for (const [password, said] of ofStaff)
    expectSaid(password, await app.post('/api/staff/invitation', { token, ...both(password) }), said)
})

test('so do the first admin of a link and that of the settings', async () => {
  const fresh = await anApplication()
  const token = (await makeSetUpLink(fresh.db, 'https://books.example'))?.split('/').at(-1)
  const owner = { name: 'Owner', email: 'owner@books.example' }
  for (const [password, said] of ofStaff.filter(([, words]) => words !== null)) {
    expectSaid(password, await fresh.post('/api/staff/set-up', { token, ...owner, ...both(password) }), said)
    const made = makeAdminOfSettings(fresh.db, { email: owner.email, password })
    await expect(made).rejects.toThrow(`STAFF_PASSWORD makes no admin. ${said}`)
  }
  const [password] = ofStaff.at(-1) ?? []
  expect(await makeAdminOfSettings(fresh.db, { email: owner.email, password: password ?? '' })).toBe(true)
})

test('long passwords of nobody else are not common ones', () => {
  for (const password of ['Palmyra-leaf-7', 'stylus and leaf', 'பனை ஓலைச் சுவடி', 'correct horse battery'])
    expect([password, isCommonPassword(password)]).toEqual([password, false])
})
