import { HOLD_HOURS } from '@panai/contract/payee-rules'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { hashOf } from '../accounts/index.ts'
import { linkUsedUp } from './link-used-up.ts'
import { lockPayees } from './lock-payees.ts'
import { payeeNotice } from './mails/payee-notice.ts'
import { tellAuthor } from './tell-author.ts'

/**
 * Confirms details with a mailed link: a day later they are in force. Others that are on hold are replaced at once; nobody needs to
 * verify those before any more. @returns since when they are in force. @throws Refusal invalid when the link is not valid any more.
 */
export async function confirmDetails(tx: Tx, token: string): Promise<Date> {
  const hash = hashOf(token)
  const found = await tx
    .selectFrom('payee_details')
    .innerJoin('accounts', 'accounts.author_id', 'payee_details.author_id')
    .select(['payee_details.id', 'payee_details.author_id'])
    .where('confirm_hash', '=', hash)
    .where('accounts.disabled_at', 'is', null)
    .where('accounts.closed_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw linkUsedUp()
  await lockPayees(tx, found.author_id)
  const confirmed = await tx
    .updateTable('payee_details')
    .set({
      confirmed_at: sql<Date>`now()`,
      waiting_since: sql<Date>`now()`,
      in_force_from: sql<Date>`now() + ${HOLD_HOURS} * interval '1 hour'`,
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
  for (const to of ['account', 'earlier'] as const)
    await queueMail(tx, payeeNotice, { payeeId: confirmed.id, about: 'confirmed', to })
  await tellAuthor(tx, confirmed, 'confirmed')
  return confirmed.in_force_from
}
