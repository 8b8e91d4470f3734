import { sql } from 'kysely'
import type { Tx } from '../../../../db/transaction.ts'
import type { Keyring } from '../../../../keys/keyring.ts'
import { queueMail } from '../../../../mail/queue-mail.ts'
import { makeToken } from '../../mailed-token.ts'
import { staffInvitation } from '../../mails/staff-invitation.ts'

/** Mails a link with which the account is given its password; one that was mailed before no longer works. */
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
