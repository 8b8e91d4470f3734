import { accountMessages } from '@panai/contract/accounts/account-messages'
import type { AccountRole } from '@panai/contract/http/permissions'
import { sql } from 'kysely'
import { isLetIn } from '../../../access/demo-accounts.ts'
import type { DemoLogins } from '../../../config/demo-logins.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Visitor } from '../../../http/route.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { doneBy } from '../done-by.ts'
import { hashOf } from '../mailed-token.ts'
import type { AttemptLimits } from '../sessions/limit-attempts.ts'
import { networkOf } from '../sessions/open-session.ts'
import { rememberNetwork } from '../sessions/remember-network.ts'
import { newestReset } from './newest-reset.ts'
import { hashPassword } from './passwords.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { replacePassword } from './replace-password.ts'

type Deps = {
  db: Database
  keys: Keyring
  visitor: Visitor
  limits: AttemptLimits
  demoLogins: DemoLogins
}
type Reset = { email: string; token: string; password: string }

/**
 * Takes a new password with a mailed link. Who opens the link reads the address's mail, which confirms it, and is welcome from where
 * they are, however often strangers tried.
 * @throws Refusal invalid when the password is too weak, or the link was used, is too old, was ended by a newer one or never was.
 */
export async function resetPassword(
  { db, keys, visitor, limits, demoLogins }: Deps,
  { email, token, password }: Reset,
): Promise<void> {
  const { role } = await findReset(db, { email, token, demoLogins }) // before the work of hashing, which a guess is not worth
  refuseWeakPassword(password, role)
  const passwordHash = await hashPassword(password)
  const network = networkOf(visitor)
  await doneBy(db, { accountId: null, visitor, how: 'mailed link' }, async (tx) => {
    const { account_id: accountId } = await findReset(tx, { email, token, demoLogins })
    await tx
      .updateTable('accounts')
      .set({ email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())` })
      .where('id', '=', accountId)
      .execute()
    await replacePassword(tx, keys, { accountId, passwordHash })
    await rememberNetwork(tx, accountId, network)
  })
  await limits.succeed(keys, { email, network, isKnownNetwork: true })
}

/** In a transaction it locks the account: of two who use the link at once, one comes too late. */
async function findReset(
  db: Database | Tx,
  { email, token, demoLogins }: Pick<Reset, 'email' | 'token'> & Pick<Deps, 'demoLogins'>,
): Promise<{ account_id: number; role: AccountRole }> {
  const found = await newestReset(db)
    .where('password_resets.token_hash', '=', hashOf(token))
    .where('password_resets.expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`lower(accounts.email) = lower(${email})`)
    .where(isLetIn(demoLogins))
    .select(['accounts.id as account_id', 'accounts.role'])
    .$if(db.isTransaction, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (found) return found
  throw new Refusal('invalid', accountMessages.resetLinkUsedUp, {
    errors: { token: [accountMessages.resetLinkUsedUp] },
  })
}
