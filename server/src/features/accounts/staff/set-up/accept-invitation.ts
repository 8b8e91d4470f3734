import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { sql } from 'kysely'
import { isLetIn } from '../../../../access/demo-accounts.ts'
import type { DemoLogins } from '../../../../config/demo-logins.ts'
import type { Database } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { Refusal } from '../../../../http/refusal.ts'
import type { Visitor } from '../../../../http/route.ts'
import { doneBy } from '../../done-by.ts'
import { hashOf } from '../../mailed-token.ts'
import { hashPassword } from '../../password/passwords.ts'
import { refuseWeakPassword } from '../../password/refuse-weak-password.ts'
import { goodInvitations } from './good-invitations.ts'

/**
 * Takes a password with the link of an invitation, which also confirms the address. @returns the address.
 * @throws Refusal invalid when the password is too weak, or the link was used, is too old, was ended by a newer one or never was.
 */
export async function acceptInvitation(
  { db, visitor, demoLogins }: { db: Database; visitor: Visitor; demoLogins: DemoLogins },
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const { role } = await findInvitation(db, token, demoLogins) // before the work of hashing, which a guess is not worth
  refuseWeakPassword(password, role)
  const passwordHash = await hashPassword(password)
  const email = await doneBy(db, { accountId: null, visitor, how: 'mailed link' }, async (tx) => {
    const invitation = await findInvitation(tx, token, demoLogins)
    const now = sql<Date>`now()`
    await tx
      .updateTable('staff_invitations')
      .set({ used_at: now })
      .where('account_id', '=', invitation.account_id)
      .where('used_at', 'is', null)
      .execute()
    await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, email_confirmed_at: now })
      .where('id', '=', invitation.account_id)
      .execute()
    return invitation.email ?? ''
  })
  return { email }
}

/** In a transaction it locks the account: of two who use the link at once, one comes too late. */
async function findInvitation(db: Database | Tx, token: string, demoLogins: DemoLogins) {
  const found = await goodInvitations(db)
    .where('staff_invitations.token_hash', '=', hashOf(token))
    .where(isLetIn(demoLogins))
    .select(['staff_invitations.account_id', 'accounts.email', 'accounts.role'])
    .$if(db.isTransaction, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (found) return found
  const message = staffAccountMessages.invitationUsedUp
  throw new Refusal('invalid', message, { errors: { token: [message] } })
}
