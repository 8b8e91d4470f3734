import { sql } from 'kysely'
import { actingAs } from '../../access/acting-as.ts'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Visitor } from '../../http/route.ts'
import type { Keyring } from '../../keys/keyring.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { hashOf, nobodysPassword, takeBack } from '../accounts/index.ts'
import { freezePayee } from './freeze-payee.ts'
import { linkUsedUp } from './link-used-up.ts'
import { lockPayees } from './lock-payees.ts'
import { payeeNotice } from './mails/payee-notice.ts'
import { tellAuthor } from './tell-author.ts'

type Deps = { db: Database; keys: Keyring; visitor: Visitor }

/**
 * "This was not me" of the mails that go to the account's own address: ends the details of the link, be they in force already, and takes
 * the account back as any such link does. What was in force before them holds again. @throws Refusal invalid when the link is not valid any more.
 */
export async function stopDetails({ db, keys, visitor }: Deps, token: string): Promise<void> {
  const hash = hashOf(token)
  await findStoppable(db, hash) // before the work of hashing, which a guess is not worth
  const passwordHash = await nobodysPassword()
  const actor = { accountId: null, address: visitor.address, action: 'stopPayee' }
  await actingAs(db, actor, async (tx) => {
    const found = await findStoppable(tx, hash)
    await lockPayees(tx, found.author_id)
    const stopped = await tx
      .updateTable('payee_details')
      .set({ ended_at: sql<Date>`now()`, ended_as: 'stopped', waiting_since: null })
      .where('stop_hash', '=', hash)
      .where('ended_at', 'is', null)
      .where('stop_by', '>', sql<Date>`now()`)
      .returning(['id', 'author_id', 'method', 'account_shown', 'upi_shown', 'created_at'])
      .executeTakeFirst()
    if (!stopped) throw linkUsedUp()
    await queueMail(tx, payeeNotice, { payeeId: stopped.id, about: 'stopped' })
    await tellAuthor(tx, stopped, 'stopped')
    const denied = {
      accountId: found.account_id,
      email: found.email ?? '',
      changedAt: stopped.created_at,
      passwordHash,
    }
    await takeBack(tx, keys, denied, [freezePayee])
  })
}

async function findStoppable(db: Database | Tx, hash: string) {
  const found = await db
    .selectFrom('payee_details')
    .innerJoin('accounts', 'accounts.author_id', 'payee_details.author_id')
    .select(['payee_details.author_id', 'accounts.id as account_id', 'accounts.email'])
    .where('stop_hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('accounts.closed_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw linkUsedUp()
  return found
}
