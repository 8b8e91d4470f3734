import type {
  CreationOptions,
  NewPasskey,
  PasskeyAnswer,
  RequestOptions,
} from '@panai/contract/accounts/staff/passkey-fields'
import { addPasskey, askForPasskey, startPasskey } from '@panai/contract/accounts/staff/passkeys'
import { getSecondFactor } from '@panai/contract/accounts/staff/second-factor'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { expect } from 'vitest'
import { type AccountRow, anAccount, PASSWORD, signInByPassword } from './accounts.ts'
import type { TestApplication } from './an-application.ts'
import { anAuthenticator } from './an-authenticator.ts'
import { mailedFactorCode } from './mailed-factor-code.ts'

export type Signed = Record<string, string>
export const ORIGIN = 'https://books.example'
export const here = '/api/staff/passkeys'
export const factor = '/api/staff/second-factor'
export const wrong = { passkey: ['This passkey could not be checked. Please try again.'] }
export const errorsOf = ({ json }: { json: () => unknown }) => refusalReply.parse(json()).errors

/** What an authenticator that is not to be trusted may tell. */
export const lies = [
  ['another origin', { origin: 'https://books.example.evil.example' }],
  ['http in the place of https', { origin: 'http://books.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['a person who was not asked for finger or PIN', { isUnverified: true }],
] as const

/** What editors do with passkeys at the application, which is there when the first of it is called. */
export function passkeysAt(running: () => TestApplication) {
  async function start(signed: Signed): Promise<CreationOptions> {
    const answer = await running().post(`${here}/start`, { password: PASSWORD }, signed)
    expect(answer.status).toBe(200)
    return startPasskey.output.parse(answer.json()).data.options
  }

  const add = (signed: Signed, passkey: NewPasskey, more: object = {}) =>
    running().post(here, { name: 'Laptop', passkey, ...more }, signed)

  async function ask(signed: Signed): Promise<RequestOptions> {
    const answer = await running().post(`${here}/challenge`, {}, signed)
    expect(answer.status).toBe(200)
    return askForPasskey.output.parse(answer.json()).data
  }

  const give = (signed: Signed, passkey: PasskeyAnswer) =>
    running().post(`${factor}/proof`, { passkey }, signed)

  async function list(signed: Signed) {
    return getSecondFactor.output.parse((await running().get(factor, signed)).json()).data
  }

  async function factorOf(signed: Signed): Promise<[string, string[]]> {
    const { data } = (await running().get('/api/staff/me', signed)).json() as {
      data: { second_factor: string; second_factors: string[] }
    }
    return [data.second_factor, data.second_factors]
  }

  async function anEditor() {
    const account = await anAccount(running().db, { role: 'editor' })
    return { account, signed: await signInByPassword(running().db, account) }
  }

  /** An editor whose only factor is a passkey; `signed` has given it. */
  async function anEditorWithPasskey() {
    const { account, signed } = await anEditor()
    const authenticator = anAuthenticator(ORIGIN)
    const passkey = authenticator.create(await start(signed))
    const answer = await add(signed, passkey, { mailed_code: await mailedFactorCode(running().db, account) })
    expect(answer.status).toBe(200)
    const { recovery_codes: recovery } = addPasskey.output.parse(answer.json())
    return { account, signed, authenticator, passkey, recovery }
  }

  const again = ({ account }: { account: AccountRow }) => signInByPassword(running().db, account)

  async function eventsOf({ id }: AccountRow): Promise<string[]> {
    const rows = await running()
      .db.selectFrom('account_events')
      .select(['kind', 'detail'])
      .where('account_id', '=', id)
      .orderBy('id')
      .execute()
    return rows.map(({ kind, detail }) => (detail === null ? kind : `${kind} (${detail})`))
  }

  async function mailsTo({ id }: AccountRow): Promise<unknown[]> {
    const rows = await running().db.selectFrom('mails').select(['kind', 'details']).orderBy('id').execute()
    const notices = await running()
      .db.selectFrom('account_notices')
      .select('id')
      .where('account_id', '=', id)
      .execute()
    const own = new Set(notices.map((notice) => notice.id))
    return rows
      .map(({ details }) => details as { noticeId?: number; change?: string })
      .filter(({ noticeId = 0 }) => own.has(noticeId))
      .map(({ change }) => change)
  }

  return { start, add, ask, give, list, factorOf, anEditor, anEditorWithPasskey, again, eventsOf, mailsTo }
}
