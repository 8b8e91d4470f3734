import { randomUUID } from 'node:crypto'
import { beforeSecondFactor, withoutSecondFactor } from '@panai/contract/before-second-factor'
import { type Access, type AnyEndpoint, refusalStatus } from '@panai/contract/endpoint'
import { endpoints } from '@panai/contract/endpoints'
import {
  accountRoles,
  isStaffRole,
  needsSecondFactor,
  type Permission,
  permissionNames,
  roleMay,
  type StaffAccess,
  type StaffRole,
} from '@panai/contract/permissions'
import { refusalReply } from '@panai/contract/refusal-reply'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountRow, anAccount, aSession } from '../../test/accounts.ts'
import { SECRET_KEY, startTestApplication, type TestApplication } from '../../test/an-application.ts'
import type { Answer } from '../../test/ask.ts'
import { addressesOf, callEmpty } from '../../test/call-endpoint.ts'
import { createKeyring } from '../keys/keyring.ts'

/** Every call of the contract, asked by everybody who must not get an answer and by everybody who must. */
const all: readonly AnyEndpoint[] = endpoints
const words: Record<Exclude<Access, object>, true> = {
  public: true,
  session: true,
  account: true,
  author: true,
}
const closed = all.filter(({ access }) => access !== 'public')

const ours = createKeyring([SECRET_KEY])
const theirs = createKeyring(['a-secret-that-is-not-ours-0123456789'])
const now = () => Math.floor(Date.now() / 1000)

type Caller = { account: AccountRow; sessionId: string }

let app: TestApplication
/** Who is refused before anything is done stays as they are: one author serves for all those calls, and one admin for the staff's. */
let refused: Record<'author' | 'admin', Caller>
beforeAll(async () => {
  // The people of the demo are let in on this machine only.
  const settings = { TRUSTED_PROXIES: '1', DEMO: '1', PUBLIC_URL: 'http://localhost:3000' }
  app = await startTestApplication({ settings })
  refused = { author: await aCaller('author'), admin: await aCaller('admin') }
})
afterAll(() => app.stop())

async function aCaller(role: string): Promise<Caller> {
  const account = await anAccount(app.db, { role })
  return { account, sessionId: (await aSession(app.db, account)).id }
}

type Signing = Caller & {
  keys?: typeof ours
  kid?: string
  exp?: number | null
}

/** A token as we would sign it, but for what is given. */
function sign({ account, sessionId, keys = ours, kid = keys.signing.id, exp = now() + 900 }: Signing) {
  const token = new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', kid })
    .setSubject(String(account.id))
  if (exp !== null) token.setExpirationTime(exp)
  return token.sign(keys.signing.key)
}

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

type Situation = (account: AccountRow, sessionId: string) => Promise<string | null> | string | null

/** What is sent as the Authorization header by somebody who is not signed in, whatever they may think. */
const strangers: Record<string, Situation> = {
  'no token': () => null,
  'an empty token': () => 'Bearer ',
  'the word undefined': () => 'Bearer undefined',
  'a token that is none': () => 'Bearer a.b.c',
  'another scheme': async (account, sessionId) => `Basic ${await sign({ account, sessionId })}`,
  'a token cut short': async (account, sessionId) =>
    `Bearer ${(await sign({ account, sessionId })).slice(0, -2)}`,
  'a token without a signature': (account, sid) =>
    `Bearer ${base64({ alg: 'none', kid: ours.signing.id })}.${base64({ sub: String(account.id), sid, exp: now() + 900 })}.`,
  'a token signed with another key': async (account, sessionId) =>
    `Bearer ${await sign({ account, sessionId, keys: theirs })}`,
  'a token signed with another key in our name': async (account, sessionId) =>
    `Bearer ${await sign({ account, sessionId, keys: theirs, kid: ours.signing.id })}`,
  'a token without an end': async (account, sessionId) =>
    `Bearer ${await sign({ account, sessionId, exp: null })}`,
  'a token of a session that there never was': async (account) =>
    `Bearer ${await sign({ account, sessionId: randomUUID() })}`,
  "a token that names somebody else's session": async (account) => {
    const other = await aSession(app.db, await anAccount(app.db, { role: account.role }))
    return `Bearer ${await sign({ account, sessionId: other.id })}`
  },
  'a session that was ended': async (account) => {
    const { id } = await aSession(app.db, account, { ended_at: new Date() })
    return `Bearer ${await sign({ account, sessionId: id })}`
  },
  'a session that was not used for too long': async (account) => {
    const { id } = await aSession(app.db, account, { expires_at: new Date(Date.now() - 1_000) })
    return `Bearer ${await sign({ account, sessionId: id })}`
  },
  'an account that was blocked': async ({ role }) => {
    const { account, sessionId } = await aCaller(role)
    await app.db
      .updateTable('accounts')
      .set({ disabled_at: new Date() })
      .where('id', '=', account.id)
      .execute()
    return `Bearer ${await sign({ account, sessionId })}`
  },
  'an account that was closed': async ({ role }) => {
    const { account, sessionId } = await aCaller(role)
    const gone = { email: null, phone: null, password_hash: null, closed_at: new Date() }
    await app.db.updateTable('accounts').set(gone).where('id', '=', account.id).execute()
    return `Bearer ${await sign({ account, sessionId })}`
  },
}

const expired: Situation = async (account, sessionId) =>
  `Bearer ${await sign({ account, sessionId, exp: now() - 60 })}`
const hasSecondFactor: Situation = async (account, sessionId) => {
  const since = { second_factor_since: new Date() }
  await app.db.updateTable('accounts').set(since).where('id', '=', account.id).execute()
  return signedIn(account, sessionId)
}
const withSecondFactor: Situation = async (account, sessionId) => {
  const given = { second_factor_at: new Date() }
  await app.db.updateTable('sessions').set(given).where('id', '=', sessionId).execute()
  return hasSecondFactor(account, sessionId)
}

async function withOldSecondFactor(account: AccountRow, sessionId: string): Promise<string | null> {
  const given = { second_factor_at: new Date(Date.now() - 12 * 3_600_000 - 1_000) }
  await app.db.updateTable('sessions').set(given).where('id', '=', sessionId).execute()
  return hasSecondFactor(account, sessionId)
}

function isForStaff(access: Access): access is StaffAccess {
  return typeof access !== 'string' && 'staff' in access
}

/** What staff need to be let in; null: it asks for no permission. */
function permissionFor(access: Access): Permission | null {
  if (typeof access === 'string') return null
  return 'staff' in access ? access.staff : access.orStaff
}

function mayStaff(access: Access, role: StaffRole): boolean {
  const permission = permissionFor(access)
  return permission === null ? access !== 'author' : roleMay(role, permission)
}

const asDemo: Situation = async (account, sessionId) => {
  await app.db.updateTable('accounts').set({ is_demo: true }).where('id', '=', account.id).execute()
  return signedIn(account, sessionId)
}

const signedIn: Situation = async (account, sessionId) => `Bearer ${await sign({ account, sessionId })}`

/** Why a session of which only the password is known is refused. */
const passwordOnly = [
  ['second_factor_unset', signedIn],
  ['second_factor_asked', hasSecondFactor],
  ['second_factor_asked', withOldSecondFactor],
] as const

type Calling = {
  role?: string
  id?: number
  /** Who calls; without it a new account of its own each time. */
  caller?: Caller
}

/** Calls each of the endpoint's addresses. */
async function callAs(
  endpoint: AnyEndpoint,
  situation: Situation,
  { role = 'author', id, caller }: Calling = {},
): Promise<Answer[]> {
  const answers: Answer[] = []
  const { length } = addressesOf(endpoint, 1)
  for (let at = 0; at < length; at++) {
    const { account, sessionId } = caller ?? (await aCaller(role))
    const authorization = await situation(account, sessionId)
    const address = addressesOf(endpoint, id ?? account.author_id ?? 1)[at] ?? ''
    const headers = authorization === null ? {} : { authorization }
    answers.push(await callEmpty(app.origin, endpoint, address, headers))
  }
  return answers
}

function expectRefused(answers: Answer[], code: 'unauthenticated' | 'forbidden'): void {
  for (const { status, headers, json } of answers) {
    expect([status, headers['cache-control']]).toEqual([refusalStatus[code], 'no-store'])
    expect(headers['www-authenticate']).toBe(code === 'unauthenticated' ? 'Bearer' : undefined)
    expect(refusalReply.parse(json()).errors).toBeUndefined()
  }
}

/** Whether they may is all that is asked here: what they sent is empty and may be refused for that. */
function expectLetIn(answers: Answer[]): void {
  const doors: number[] = [refusalStatus.unauthenticated, refusalStatus.forbidden]
  for (const { status, headers } of answers) {
    expect([...doors, 500]).not.toContain(status)
    expect(headers['cache-control']).toBe('no-store')
  }
}

test.each(all.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s names who may call',
  (_, { access }) => {
    const known: readonly string[] = typeof access === 'string' ? Object.keys(words) : permissionNames
    expect(known).toContain(typeof access === 'string' ? access : permissionFor(access))
  },
)

describe.each(closed.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  const { access } = endpoint

  test.each(Object.entries(strangers))('refuses %s', async (_, situation) => {
    const caller = refused[isForStaff(access) ? 'admin' : 'author']
    expectRefused(await callAs(endpoint, situation, { caller }), 'unauthenticated')
  })

  test(`${isForStaff(access) ? 'refuses an author' : 'lets its author in'}`, async () => {
    const answers = await callAs(endpoint, signedIn)
    if (isForStaff(access)) expectRefused(answers, 'forbidden')
    else expectLetIn(answers)
  })

  test(`${access === 'session' ? 'takes' : 'refuses'} an expired token`, async () => {
    const answers = await callAs(endpoint, expired, { role: isForStaff(access) ? 'admin' : 'author' })
    if (access === 'session') expectLetIn(answers)
    else expectRefused(answers, 'unauthenticated')
  })

  test.runIf(typeof access === 'object' && 'author' in access && access.author === 'byId')(
    "refuses somebody else's id, whether there is such an author or not",
    async () => {
      const other = await anAccount(app.db)
      for (const id of [other.author_id ?? 0, 2_147_483_647])
        expectRefused(await callAs(endpoint, signedIn, { id }), 'forbidden')
    },
  )

  test.each(
    accountRoles
      .filter(isStaffRole)
      .map((role) => [mayStaff(access, role) ? 'lets in' : 'refuses', role] as const),
  )('%s staff of the role %s', async (expected, role) => {
    const { author_id } = await anAccount(app.db)
    const answers = await callAs(endpoint, withSecondFactor, { role, ...(author_id && { id: author_id }) })
    if (expected === 'refuses') expectRefused(answers, 'forbidden')
    else expectLetIn(answers)
  })

  const mayAnswer = {
    second_factor_unset: withoutSecondFactor.includes(endpoint),
    second_factor_asked: beforeSecondFactor.includes(endpoint),
  }
  test.each(accountRoles.filter(isStaffRole))(
    'answers or refuses staff of the role %s by their password alone, as is declared',
    async (role) => {
      for (const [reason, situation] of passwordOnly) {
        const { author_id } = await anAccount(app.db)
        const answers = await callAs(endpoint, situation, { role, ...(author_id && { id: author_id }) })
        if (mayAnswer[reason]) {
          expectLetIn(answers)
          continue
        }
        expectRefused(answers, 'forbidden')
        for (const { json } of answers) expect(refusalReply.parse(json()).reason).toBe(reason)
      }
    },
  )

  test('lets the people of the demo into the console by their password, and no further', async () => {
    const answers = await callAs(endpoint, asDemo, { role: 'admin' })
    const opens = isForStaff(access) && !needsSecondFactor(access.staff)
    if (opens || mayAnswer.second_factor_unset) expectLetIn(answers)
    else expectRefused(answers, 'forbidden')
  })
})

test.each(
  all.filter(({ access }) => access === 'public').map((endpoint) => [endpoint.id, endpoint] as const),
)('%s answers the same with any token and with none', async (_, endpoint) => {
  for (const address of addressesOf(endpoint, 1)) {
    const without = await callEmpty(app.origin, endpoint, address, {})
    expect([401, 403, 500]).not.toContain(without.status)
    for (const authorization of [
      'Bearer a.b.c',
      'Bearer undefined',
      (await signedIn(await anAccount(app.db), randomUUID())) ?? '',
    ]) {
      const { status } = await callEmpty(app.origin, endpoint, address, { authorization })
      expect([address, status]).toEqual([address, without.status])
    }
  }
})
