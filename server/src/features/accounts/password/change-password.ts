import { accountMessages } from '@panai/contract/accounts/account-messages'
import type { Caller } from '../../../access/caller.ts'
import { Refusal } from '../../../http/refusal.ts'
import { doneBy } from '../done-by.ts'
import { openSession } from '../sessions/open-session.ts'
import { hashPassword } from './passwords.ts'
import { type ProofDeps, provePassword } from './prove-password.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { replacePassword } from './replace-password.ts'

type Change = { current_password: string; password: string }

/** Changes the password and ends all sessions. @returns the token of a new one for anyone who changed it. @throws Refusal invalid for a weak one. */
export async function changePassword(
  parts: ProofDeps,
  { accountId, role }: Pick<Caller, 'accountId' | 'role'>,
  { current_password, password }: Change,
): Promise<{ token: string }> {
  refuseWeakPassword(password, role)
  const proof = await provePassword(parts, accountId, 'current_password', current_password)
  const passwordHash = await hashPassword(password)
  const token = await doneBy(parts.db, { accountId, visitor: parts.visitor }, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .where('password_hash', '=', proof.passwordHash)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!account) throw new Refusal('unauthenticated', accountMessages.notSignedIn) // changed elsewhere meanwhile
    await replacePassword(tx, parts.keys, { accountId, passwordHash })
    return openSession(tx, parts.keys, accountId, parts.visitor)
  })
  return { token }
}
