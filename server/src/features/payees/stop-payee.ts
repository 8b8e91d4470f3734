import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { endSessionsOf, hashOf } from '../accounts/index.ts'
import { linkUsedUp } from './link-used-up.ts'
import { lockPayees } from './lock-payees.ts'
import { payeeNotice } from './mails/payee-notice.ts'
import { tellAuthor } from './tell-author.ts'

/**
 * "This was not me": ends the details of the link, be they in force already, and every session of the account. What was in force before
 * them holds again. @throws Refusal invalid when the link is not valid any more.
 */
export async function stopDetails(tx: Tx, token: string): Promise<void> {
  const hash = hashOf(token)
  const found = await tx
    .selectFrom('payee_details')
    .innerJoin('accounts', 'accounts.author_id', 'payee_details.author_id')
    .select(['payee_details.author_id', 'accounts.id as account_id'])
    .where('stop_hash', '=', hash)
    .where('accounts.closed_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw linkUsedUp()
  await lockPayees(tx, found.author_id)
  const stopped = await tx
    .updateTable('payee_details')
    .set({ ended_at: sql<Date>`now()`, ended_as: 'stopped', waiting_since: null })
    .where('stop_hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('stop_by', '>', sql<Date>`now()`)
    .returning(['id', 'author_id', 'method', 'account_shown', 'upi_shown'])
    .executeTakeFirst()
  if (!stopped) throw linkUsedUp()
  await waitAgain(tx, found.author_id)
  await endSessionsOf(tx, found.account_id)
  await queueMail(tx, payeeNotice, { payeeId: stopped.id, about: 'stopped', to: 'account' })
  await tellAuthor(tx, stopped, 'stopped')
}

/** The newest that is left needs to be verified, where it is not. */
export async function waitAgain(tx: Tx, authorId: number): Promise<void> {
  await sql`
    update payee_details set waiting_since = confirmed_at
    where id = (select max(id) from payee_details
        where author_id = ${authorId} and confirmed_at is not null and ended_at is null)
      and verification = 'unverified' and waiting_since is null`.execute(tx)
}
