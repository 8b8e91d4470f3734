import type { AccountRole } from '@panai/contract/permissions'
import { signToken } from '@panai/server/access/access-token'
import type { Database } from '@panai/server/db/database'
import { hashPassword } from '@panai/server/features/accounts/password/passwords'
import type { Keyring } from '@panai/server/keys/keyring'
import { anAuthor } from '../../server/test/builders.ts'

/** Of everybody here; the hostile requests know it, so that they come past it. */
export const PASSWORD = 'Palmyra-leaf-7-of-Madurai'

/**
 * Who calls:
 * - `owner`: the author whose private things are watched; nothing hostile is done in their name
 * - `author`, `stranger`: two other authors
 * - `editor`, `accounts`, `admin`: the company's people, with their second factor given
 * - `unset` and `asked`: an admin who has no second factor yet, and one who has not given it
 */
export const callers = [
  'visitor',
  'owner',
  'author',
  'stranger',
  'editor',
  'accounts',
  'admin',
  'unset',
  'asked',
] as const
export type CallerName = (typeof callers)[number]
type PersonName = Exclude<CallerName, 'visitor'>

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

const names = Object.keys(roles) as PersonName[] // the keys of the list itself

export async function makePeople(db: Database, keys: Keyring, mark: string): Promise<People> {
  const password_hash = await hashPassword(PASSWORD)
  const people = new Map<PersonName, Person>()
  const tokens = new Map<CallerName, string>()

  for (const name of names) {
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
      const session = await db
        .insertInto('sessions')
        .values({
          ...{ account_id: accountId, device: 'Firefox on Linux', network: '192.0.2.7' },
          expires_at: new Date(Date.now() + 12 * 3_600_000),
          second_factor_at: gaveFactor ? new Date() : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      tokens.set(name, await signToken(keys, { accountId, sessionId: session.id }))
    }
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

function emailOf(name: PersonName, mark: string): string {
  return `${name}.${mark}@canary.example`
}
