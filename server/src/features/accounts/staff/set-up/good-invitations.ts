import { sql } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'

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
