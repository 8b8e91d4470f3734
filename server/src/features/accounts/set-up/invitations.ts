import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { makeToken } from '../mailed-token.ts'
import { staffInvitation } from '../mails/staff-invitation.ts'

/** Invitations that were neither used nor ended by a newer one, of accounts that still wait for a password. */
export function goodInvitations(db: Database | Tx) {
  return db
    .selectFrom('staff_invitations')
    .innerJoin('accounts', 'accounts.id', 'staff_invitations.account_id')
    .where('staff_invitations.used_at', 'is', null)
    .where('staff_invitations.expires_at', '>', sql<Date>`now()`)
    .where('accounts.disabled_at', 'is', null)
    .where('accounts.closed_at', 'is', null)
    .where('accounts.password_hash', 'is', null)
}

/** Mails a link with which the account is given its password; one that was mailed before works no more. */
export async function mailInvitation(tx: Tx, keys: Keyring, accountId: number): Promise<void> {
  await tx
    .updateTable('staff_invitations')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
  const { id } = await tx
    .insertInto('staff_invitations')
    .values({
      ...makeToken(keys, 'invitation'),
      account_id: accountId,
      expires_at: sql<Date>`now() + interval '72 hours'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueMail(tx, staffInvitation, { invitationId: id })
}
