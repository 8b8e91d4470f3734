import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { Keyring } from '../../keys/keyring.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { hashOf, tellEveryAddress } from '../accounts/index.ts'
import { refuseFrozen } from './freeze-payee.ts'
import { holdHours } from './hold-hours.ts'
import { linkUsedUp } from './link-used-up.ts'
import { lockPayees } from './lock-payees.ts'
import { payeeNotice } from './mails/payee-notice.ts'
import { tellAuthor } from './tell-author.ts'

/**
 * Confirms details with a mailed link: a day later they are in force, or three where the account's address was changed lately. Others that are on hold are replaced at once; nobody needs to
 * verify those before any more. @returns since when they are in force. @throws Refusal invalid when the link is not valid any more, conflict while the author is frozen.
 */
export async function confirmDetails(tx: Tx, keys: Keyring, token: string): Promise<Date> {
  const hash = hashOf(token)
  const found = await tx
    .selectFrom('payee_details')
    .innerJoin('accounts', 'accounts.author_id', 'payee_details.author_id')
    .select([
      'payee_details.id',
      'payee_details.author_id',
      'payee_details.created_at',
      'accounts.id as account_id',
    ])
    .where('confirm_hash', '=', hash)
    .where('accounts.disabled_at', 'is', null)
    .where('accounts.closed_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw linkUsedUp()
  await lockPayees(tx, found.author_id)
  await refuseFrozen(tx, found.author_id)
  const hours = await holdHours(tx, found.author_id)
  const confirmed = await tx
    .updateTable('payee_details')
    .set({
      confirmed_at: sql<Date>`now()`,
      waiting_since: sql<Date>`now()`,
      in_force_from: sql<Date>`now() + ${hours} * interval '1 hour'`,
    })
    .where('confirm_hash', '=', hash)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('confirm_by', '>', sql<Date>`now()`)
    .returning(['id', 'author_id', 'in_force_from', 'method', 'account_shown', 'upi_shown'])
    .executeTakeFirst()
  if (!confirmed?.in_force_from) throw linkUsedUp()
  const earlier = tx
    .updateTable('payee_details')
    .where('author_id', '=', confirmed.author_id)
    .where('id', '<', confirmed.id)
  await earlier
    .set({ ended_at: sql<Date>`now()`, ended_as: 'replaced', waiting_since: null })
    .where('in_force_from', '>', sql<Date>`now()`)
    .where('ended_at', 'is', null)
    .execute()
  await earlier.set({ waiting_since: null }).where('waiting_since', 'is not', null).execute()
  await queueMail(tx, payeeNotice, { payeeId: confirmed.id, about: 'confirmed' })
  const change = { accountId: found.account_id, changedAt: found.created_at, to: 'earlier' } as const
  await tellEveryAddress(tx, keys, change, (noticeId) =>
    queueMail(tx, payeeNotice, { payeeId: confirmed.id, about: 'confirmed', noticeId }),
  )
  await tellAuthor(tx, confirmed, 'confirmed')
  return confirmed.in_force_from
}
