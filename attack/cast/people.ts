import { createHmac, randomUUID } from 'node:crypto'
import { keysOf } from '@panai/contract/http/keys-of'
import type { AccountRole } from '@panai/contract/http/permissions'
import { signToken, type TokenClaims } from '@panai/server/access/access-token'
import type { Database } from '@panai/server/db/database'
import type { Tables } from '@panai/server/db/tables.gen'
import { hashPassword } from '@panai/server/features/accounts/password/passwords'
import type { Keyring } from '@panai/server/keys/keyring'
import type { Insertable } from 'kysely'
import { anAuthor } from '../../server/test/builders.ts'
import type { Bands } from './bands.ts'
import { authors, type CallerName, type PersonName } from './callers.ts'

/** Of everybody here; the hostile requests know it, so that they come past it. */
export const PASSWORD = 'Palmyra-leaf-7-of-Madurai'

const roles: Record<PersonName, AccountRole> = {
  owner: 'author',
  author: 'author',
  stranger: 'author',
  editor: 'editor',
  accounts: 'accounts',
  admin: 'admin',
  unset: 'admin',
  asked: 'admin',
}

type Person = { name: PersonName; role: AccountRole; accountId: number; authorId: number | null }

export type People = {
  of: (name: PersonName) => Person
  /** The headers with which they call; a visitor has none. */
  headersOf: (name: CallerName) => Record<string, string>
  /** Lets somebody, or everybody, in again as they were, whatever was done to their accounts. */
  restore: (name?: PersonName) => Promise<void>
}

const names = keysOf(roles)

type Deps = { db: Database; keys: Keyring; mark: string; bands: Bands }

export async function makePeople({ db, keys, mark, bands }: Deps): Promise<People> {
  const password_hash = await hashPassword(PASSWORD)
  const people = new Map<PersonName, Person>()
  const tokens = new Map<CallerName, string>()

  async function make(name: PersonName): Promise<void> {
    const role = roles[name]
    const called = `${name} ${mark}`
    const authorId =
      role === 'author' ? (await anAuthor(db, { name: called, slug: `${name}-${mark}` })).id : null
    const { id } = await db
      .insertInto('accounts')
      .values({
        ...{ role, name: called, password_hash, author_id: authorId, phone: '9840000000' },
        email: emailOf(name, mark),
        email_confirmed_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    people.set(name, { name, role, accountId: id, authorId })
  }
  for (const name of names) {
    const band = authors.find((author) => author === name)
    if (band === undefined) await make(name)
    else await bands.within(band, () => make(name))
  }

  async function restore(only?: PersonName): Promise<void> {
    for (const { name, role, accountId, authorId } of people.values()) {
      if (only !== undefined && only !== name) continue
      const hasFactor = role !== 'author' && name !== 'unset'
      const gaveFactor = hasFactor && name !== 'asked'
      await db
        .updateTable('accounts')
        .set({
          ...{ role, password_hash, author_id: authorId, disabled_at: null, closed_at: null },
          email: emailOf(name, mark),
          second_factor_since: hasFactor ? new Date() : null,
        })
        .where('id', '=', accountId)
        .execute()
      const session = { account_id: accountId, second_factor_at: gaveFactor ? new Date() : null }
      const sessionId = await open(session)
      tokens.set(name, await signToken(keys, { accountId, sessionId }))
      if (name !== 'owner') continue
      tokens.set('expired', expiredToken(keys, { accountId, sessionId: await open(session) }))
      const ended = await open({ ...session, ended_at: new Date() })
      tokens.set('ended', await signToken(keys, { accountId, sessionId: ended }))
    }
  }

  async function open(
    given: { account_id: number } & Partial<Insertable<Tables['sessions']>>,
  ): Promise<string> {
    const { id } = await db
      .insertInto('sessions')
      .values({
        ...{ device: 'Firefox on Linux', network: '192.0.2.7' },
        expires_at: new Date(Date.now() + 12 * 3_600_000),
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  await restore()
  return {
    of(name) {
      const person = people.get(name)
      if (!person) throw new Error(`there is no ${name}`)
      return person
    },
    headersOf(name) {
      const token = tokens.get(name)
      return token === undefined ? {} : { authorization: `Bearer ${token}` }
    },
    restore,
  }
}

/** As the server signs it, an hour ago. */
function expiredToken({ signing: { id, key } }: Keyring, { accountId, sessionId }: TokenClaims): string {
  const now = Math.floor(Date.now() / 1_000)
  const claims = {
    sid: sessionId,
    sub: String(accountId),
    jti: randomUUID(),
    iat: now - 3_600,
    exp: now - 2_700,
  }
  const signed = [{ alg: 'HS256', kid: id, typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

export function emailOf(name: PersonName, mark: string): string {
  return `${name}.${mark}@canary.example`
}
