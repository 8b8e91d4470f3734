import { sql } from 'kysely'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Database } from '../../../db/database.ts'

/** A change of address that can still be confirmed; null when it can't, or no mail would get there. */
export async function findEmailChange(db: Database, id: number) {
  const change = await db
    .selectFrom('email_changes')
    .innerJoin('accounts', 'accounts.id', 'email_changes.account_id')
    .where('email_changes.id', '=', id)
    .where('email_changes.used_at', 'is', null)
    .where('email_changes.expires_at', '>', sql<Date>`now()`)
    .where('accounts.closed_at', 'is', null)
    .select([
      'accounts.name',
      'accounts.language',
      'email_changes.email',
      'email_changes.previous_email',
      'email_changes.nonce',
      'email_changes.token_hash',
    ])
    .executeTakeFirst()
  const to = change ? deliverableAddress(change.email) : null
  return change && to ? { ...change, to } : null
}
