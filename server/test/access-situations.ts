import { randomUUID } from 'node:crypto'
import type { AccountRole } from '@panai/contract/http/permissions'
import { SignJWT } from 'jose'
import type { Updateable } from 'kysely'
import type { Tables } from '../src/db/tables.gen.ts'
import { createKeyring } from '../src/keys/keyring.ts'
import { type AccountRow, anAccount, aSession } from './accounts.ts'
import { SECRET_KEY, type TestApplication } from './an-application.ts'

type Db = TestApplication['db']
export type Caller = { account: AccountRow; sessionId: string }
/** Brings about that the caller, who is new, is in it. @returns what they send as the Authorization header; null: none. */
export type Situation = (caller: Caller, db: Db) => Promise<string | null> | string | null

export async function aCaller(db: Db, role: AccountRole): Promise<Caller> {
  const account = await anAccount(db, { role })
  return { account, sessionId: (await aSession(db, account)).id }
}

const ours = createKeyring([SECRET_KEY])
const theirs = createKeyring(['a-secret-that-is-not-ours-0123456789'])
const now = () => Math.floor(Date.now() / 1000)

type Signing = Caller & {
  keys?: typeof ours
  kid?: string
  exp?: number | null
}

/** A token as we would sign it, but for what is given. */
async function bearer({
  account,
  sessionId,
  keys = ours,
  kid = keys.signing.id,
  exp = now() + 900,
}: Signing) {
  const token = new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', kid })
    .setSubject(String(account.id))
  if (exp !== null) token.setExpirationTime(exp)
  return `Bearer ${await token.sign(keys.signing.key)}`
}

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

async function changeAccount(db: Db, { id }: AccountRow, set: Updateable<Tables['accounts']>): Promise<void> {
  await db.updateTable('accounts').set(set).where('id', '=', id).execute()
}

/** What is sent by somebody who is not signed in, whatever they may think. */
export const strangers: Record<string, Situation> = {
  'no token': () => null,
  'an empty token': () => 'Bearer ',
  'the word undefined': () => 'Bearer undefined',
  'a token that is none': () => 'Bearer a.b.c',
  'another scheme': async (caller) => (await bearer(caller)).replace('Bearer', 'Basic'),
  'a token cut short': async (caller) => (await bearer(caller)).slice(0, -2),
  'a token without a signature': ({ account, sessionId: sid }) =>
    `Bearer ${base64({ alg: 'none', kid: ours.signing.id })}.${base64({ sub: String(account.id), sid, exp: now() + 900 })}.`,
  'a token signed with another key': (caller) => bearer({ ...caller, keys: theirs }),
  'a token signed with another key in our name': (caller) =>
    bearer({ ...caller, keys: theirs, kid: ours.signing.id }),
  'a token without an end': (caller) => bearer({ ...caller, exp: null }),
  'a token of a session that there never was': ({ account }) => bearer({ account, sessionId: randomUUID() }),
  "a token that names somebody else's session": async ({ account }, db) => {
    const other = await aSession(db, await anAccount(db, { role: account.role }))
    return bearer({ account, sessionId: other.id })
  },
  'a session that was ended': async ({ account }, db) => {
    const { id } = await aSession(db, account, { ended_at: new Date() })
    return bearer({ account, sessionId: id })
  },
  'a session that was not used for too long': async ({ account }, db) => {
    const { id } = await aSession(db, account, { expires_at: new Date(Date.now() - 1_000) })
    return bearer({ account, sessionId: id })
  },
  'an account that was blocked': async (caller, db) => {
    await changeAccount(db, caller.account, { disabled_at: new Date() })
    return bearer(caller)
  },
  'an account that was closed': async (caller, db) => {
    const gone = { email: null, phone: null, password_hash: null, closed_at: new Date() }
    await changeAccount(db, caller.account, gone)
    return bearer(caller)
  },
}

export const signedIn: Situation = (caller) => bearer(caller)
export const expired: Situation = (caller) => bearer({ ...caller, exp: now() - 60 })

export const asDemo: Situation = async (caller, db) => {
  await changeAccount(db, caller.account, { is_demo: true })
  return bearer(caller)
}

export const hasSecondFactor: Situation = async (caller, db) => {
  await changeAccount(db, caller.account, { second_factor_since: new Date() })
  return bearer(caller)
}

const gaveSecondFactor =
  (agoMs: number): Situation =>
  async (caller, db) => {
    const given = { second_factor_at: new Date(Date.now() - agoMs) }
    await db.updateTable('sessions').set(given).where('id', '=', caller.sessionId).execute()
    return hasSecondFactor(caller, db)
  }
export const withSecondFactor = gaveSecondFactor(0)
export const withOldSecondFactor = gaveSecondFactor(12 * 3_600_000 + 1_000)
