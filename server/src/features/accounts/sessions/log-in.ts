import { accountMessages } from '@panai/contract/accounts/account-messages'
import type { User } from '@panai/contract/accounts/accounts'
import { type NotNull, sql } from 'kysely'
import { isLetIn } from '../../../access/demo-accounts.ts'
import type { DemoLogins } from '../../../config/demo-logins.ts'
import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Visitor } from '../../../http/route.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { spellingsOf, withEmail } from '../email/find-by-email.ts'
import { hashPassword, isOutdated, isPassword } from '../password/passwords.ts'
import type { AttemptLimits } from './limit-attempts.ts'
import { noteFailure, notingRefusal } from './note-failure.ts'
import { networkOf, openSession } from './open-session.ts'

type Deps = {
  db: Database
  keys: Keyring
  visitor: Visitor
  limits: AttemptLimits
  demoLogins: DemoLogins
}
type Login = { email: string; password: string }

/**
 * Opens a session for anyone who knows the password. Takes as long for an address without an account.
 * @throws Refusal unauthenticated, with the same words for a wrong address and a wrong password; too_many after many of them.
 */
export async function logIn(
  { db, keys, visitor, limits, demoLogins }: Deps,
  { email, password }: Login,
): Promise<{ token: string; user: User }> {
  const network = networkOf(visitor)
  const account = await findWithNetwork(db, email, network, demoLogins)
  const attempt = { email, network, isKnownNetwork: account?.is_known_network === true }
  const failure = { accountId: account?.id ?? null, visitor }
  await notingRefusal(db, { kind: 'login_locked', ...failure }, limits.begin(keys, attempt))

  const stored = account?.password_hash ?? null
  const isRight = await isPassword(stored, password)
  if (!isRight || !account || stored === null) {
    await noteFailure(db, { kind: 'login_failed', ...failure })
    throw new Refusal('unauthenticated', accountMessages.wrongLogin)
  }
  await limits.succeed(keys, attempt)
  if (account.disabled_at !== null) {
    await noteFailure(db, { kind: 'login_failed', ...failure })
    throw new Refusal('unauthenticated', accountMessages.accountDisabled)
  }

  const token = await inTransaction(db, async (tx) => {
    // A change of the password ends all sessions afterwards: this one is among them, or is not opened.
    const unchanged = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account.id)
      .where('password_hash', '=', stored)
      .forShare()
      .executeTakeFirst()
    if (!unchanged) throw new Refusal('unauthenticated', accountMessages.wrongLogin)
    return openSession(tx, keys, account.id, visitor)
  })
  if (isOutdated(stored)) await renewHash(db, account.id, stored, password)
  const { author_id, name, role } = account
  return { token, user: { id: author_id, name, email: account.email, role } }
}

/** One of the demo that is not let in is as good as none: it answers in the same words and takes as long. */
async function findWithNetwork(db: Database, email: string, network: string | null, demoLogins: DemoLogins) {
  return withEmail(db, await spellingsOf(db, email))
    .where(isLetIn(demoLogins))
    .select(['id', 'author_id', 'name', 'email', 'role', 'password_hash', 'disabled_at'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('known_networks')
            .select('network')
            .whereRef('account_id', '=', 'accounts.id')
            .where('network', '=', network),
        )
        .as('is_known_network'),
    )
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst()
}

/** Only over the hash that was checked: a password that was changed meanwhile stays changed. */
async function renewHash(db: Database, id: number, stored: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password)
  await inTransaction(db, async (tx) => {
    await sql`select set_config('panai.how', 'rehash', true)`.execute(tx)
    await tx
      .updateTable('accounts')
      .set({ password_hash })
      .where('id', '=', id)
      .where('password_hash', '=', stored)
      .execute()
  })
}
