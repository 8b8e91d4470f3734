import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { passwordChanged } from '../mails/password-changed.ts'
import { tellEveryAddress } from '../not-me/tell-every-address.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'

/**
 * Puts a new password in the place of the old one. All sessions end, mailed links that wait are worth nothing any more, and
 * every address that the account had lately is told. The row of the account must be locked by the transaction.
 */
export async function replacePassword(
  tx: Tx,
  keys: Keyring,
  { accountId, passwordHash }: { accountId: number; passwordHash: string },
): Promise<void> {
  await putPassword(tx, accountId, passwordHash)
  await tellEveryAddress(tx, keys, { accountId }, (noticeId) =>
    queueMail(tx, passwordChanged, { accountId, noticeId }),
  )
}

/** The same without a word to anybody. */
export async function putPassword(tx: Tx, accountId: number, passwordHash: string): Promise<void> {
  const now = sql<Date>`now()`
  await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
  await endSessionsOf(tx, accountId)
  await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
  await tx
    .updateTable('email_changes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .whereRef('email', '<>', 'previous_email') // the link that confirms the address as it is does no harm
    .execute()
}
