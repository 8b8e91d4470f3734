import type { StaffRole } from '@panai/contract/http/permissions'
import type { Insertable, Selectable } from 'kysely'
import { signToken } from '../src/access/access-token.ts'
import type { Database } from '../src/db/database.ts'
import type { Tables } from '../src/db/tables.gen.ts'
import type { Tx } from '../src/db/transaction.ts'
import { hashPassword } from '../src/features/accounts/password/passwords.ts'
import { createKeyring } from '../src/keys/keyring.ts'
import { aForm } from './a-form.ts'
import { SECRET_KEY } from './an-application.ts'
import { type Answer, ask } from './ask.ts'
import { anAuthor } from './builders.ts'

export type AccountRow = Selectable<Tables['accounts']>
type Db = Database | Tx

/** The password of every account that is built here, unless it is given another hash. */
export const PASSWORD = 'Palmyra-leaf-7'
let hashed: Promise<string> | undefined
let made = 0

/** An author's account; the author is made too, without a book. With another role it is one of the company's people. */
export async function anAccount(
  db: Db,
  given: Partial<Insertable<Tables['accounts']>> = {},
): Promise<AccountRow> {
  made += 1
  hashed ??= hashPassword(PASSWORD)
  const role = given.role ?? 'author'
  const name = given.name ?? `Writer ${made}`
  return db
    .insertInto('accounts')
    .values({
      role,
      name,
      email: `writer-${made}-${process.pid}@mail.example`,
      phone: '9840000000',
      password_hash: await hashed,
      author_id: role === 'author' ? (given.author_id ?? (await anAuthor(db, { name })).id) : null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A session of the account that runs, used now. */
export function aSession(db: Db, account: AccountRow, given: Partial<Insertable<Tables['sessions']>> = {}) {
  return db
    .insertInto('sessions')
    .values({
      account_id: account.id,
      device: 'Firefox on Linux',
      network: '192.0.2.7',
      expires_at: new Date(Date.now() + 30 * 24 * 3_600_000),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The headers with which a signed-in browser calls. One of the company's people has given the second factor. */
export function signInAs(db: Db, account: AccountRow): Promise<{ authorization: string }> {
  return account.role === 'author' ? signInByPassword(db, account) : signInWithFactor(db, account)
}

/** The same in a session of which nothing but the password is known. */
/** A person of each role, logged in. */
export async function signInEachRole(db: Db): Promise<Record<StaffRole, { authorization: string }>> {
  const signIn = async (role: StaffRole) => signInAs(db, await anAccount(db, { role }))
  return { editor: await signIn('editor'), accounts: await signIn('accounts'), admin: await signIn('admin') }
}

export async function signInByPassword(db: Db, account: AccountRow): Promise<{ authorization: string }> {
  const { id } = await aSession(db, account)
  const token = await signToken(createKeyring([SECRET_KEY]), { accountId: account.id, sessionId: id })
  return { authorization: `Bearer ${token}` }
}

/** The same in a session that has given its second factor, so that it may do all that its role may. */
export async function signInWithFactor(db: Db, account: AccountRow): Promise<{ authorization: string }> {
  const now = new Date()
  await db.updateTable('accounts').set({ second_factor_since: now }).where('id', '=', account.id).execute()
  const { id } = await aSession(db, account, { second_factor_at: now })
  const token = await signToken(createKeyring([SECRET_KEY]), { accountId: account.id, sessionId: id })
  return { authorization: `Bearer ${token}` }
}

/** What the registration form sends, without a picture. */
export function aRegistration(given: Record<string, string> = {}): Record<string, string> {
  made += 1
  return {
    name: `Newcomer ${made}`,
    email: `newcomer-${made}-${process.pid}@mail.example`,
    phone: '98400 00000',
    password: PASSWORD,
    password_confirmation: given.password ?? PASSWORD,
    ...given,
  }
}

type FormOptions = {
  method?: string
  photo?: Uint8Array
  headers?: Record<string, string>
}

/** Sends a form as a browser does, with a picture if there is one. */
export function sendForm(
  origin: string,
  address: string,
  fields: Record<string, string>,
  { method = 'POST', photo, headers = {} }: FormOptions = {},
): Promise<Answer> {
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }))
  const files = photo ? [{ name: 'profile_photo', value: photo, file: 'me.jpg', type: 'image/jpeg' }] : []
  const { body, type } = aForm(...parts, ...files)
  return ask(origin, address, { method, body, headers: { 'content-type': type, ...headers } })
}

/** The first address in a mail that begins so. @throws Error when the mail has none. */
export function linkIn(mail: { text?: string | undefined }, beginning: string): URL {
  const found = mail.text?.split(/\s+/).find((word) => word.startsWith(beginning))
  if (!found) throw new Error(`no address that begins with ${beginning} in: ${mail.text}`)
  return new URL(found)
}

/** Sends a value as JSON by another method than POST. */
export function sendJson(
  origin: string,
  method: string,
  address: string,
  value: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const body = JSON.stringify(value)
  return ask(origin, address, { method, body, headers: { ...headers, 'content-type': 'application/json' } })
}
