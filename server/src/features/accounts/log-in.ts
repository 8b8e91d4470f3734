import { accountMessages } from '@panai/contract/account-messages'
import type { AccountRole, User } from '@panai/contract/accounts'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Visitor } from '../../http/route.ts'
import type { Keyring } from '../../keys/keyring.ts'
import { openSession } from './open-session.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'

type Login = { email: string; password: string }

/**
 * Opens a session for who knows the password. Takes as long for an address without an account.
 * @throws Refusal unauthenticated, with the same words for a wrong address and a wrong password.
 */
export async function logIn(
  { db, keys, visitor }: { db: Database; keys: Keyring; visitor: Visitor },
  { email, password }: Login,
): Promise<{ token: string; user: User }> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'author_id', 'name', 'email', 'role', 'password_hash', 'disabled_at'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst()
  const stored = account?.password_hash ?? null
  const isRight = await isPassword(stored, password)
  if (!isRight || !account || stored === null)
    throw new Refusal('unauthenticated', accountMessages.wrongLogin)
  if (account.disabled_at !== null) throw new Refusal('unauthenticated', accountMessages.accountDisabled)

  if (isOutdated(stored)) await renewHash(db, account.id, stored, password)
  const token = await openSession(db, keys, account.id, visitor)
  const role = account.role as AccountRole // the column is checked against the list
  return { token, user: { id: account.author_id, name: account.name, email, role } }
}

/** Only over the hash that was checked: a password that was changed meanwhile stays changed. */
async function renewHash(db: Database, id: number, stored: string, password: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .where('password_hash', '=', stored)
    .execute()
}
