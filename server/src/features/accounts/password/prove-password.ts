import { accountMessages } from '@panai/contract/accounts/account-messages'
import type { Database } from '../../../db/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Visitor } from '../../../http/route.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import type { AttemptLimits } from '../sessions/limit-attempts.ts'
import { noteFailure, notingRefusal } from '../sessions/note-failure.ts'
import { networkOf } from '../sessions/open-session.ts'
import { isPassword } from './passwords.ts'

export type ProofDeps = { db: Database; keys: Keyring; visitor: Visitor; limits: AttemptLimits }

/**
 * Asks for the password once more before something that a stolen token must not do. Tries count like those of the login.
 * @returns the account as it was when the password was right. @throws Refusal invalid, under the name of the field.
 */
export async function provePassword(
  { db, keys, visitor, limits }: ProofDeps,
  accountId: number,
  field: string,
  password: string,
): Promise<{ email: string; passwordHash: string }> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const email = account.email ?? ''
  // The caller has a session: no stranger can use up these tries.
  const attempt = { email, network: networkOf(visitor), isKnownNetwork: true }
  const failure = { accountId, visitor }
  await notingRefusal(db, { kind: 'login_locked', ...failure }, limits.begin(keys, attempt))
  const isRight = await isPassword(account.password_hash, password)
  if (!isRight || account.password_hash === null) {
    await noteFailure(db, { kind: 'password_refused', ...failure })
    throw new Refusal('invalid', accountMessages.wrongPassword, {
      errors: { [field]: [accountMessages.wrongPassword] },
    })
  }
  await limits.succeed(keys, attempt)
  return { email, passwordHash: account.password_hash }
}
