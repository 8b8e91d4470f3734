import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Resets that were not used and that no newer one has ended, of accounts that may log in. Who was invited and has no password yet has the invitation. */
export function newestReset(db: Database | Tx) {
  return db
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.account_id')
    .where('password_resets.used_at', 'is', null)
    .where('accounts.disabled_at', 'is', null)
    .where('accounts.closed_at', 'is', null)
    .where('accounts.password_hash', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('password_resets as newer')
            .select('newer.id')
            .whereRef('newer.account_id', '=', 'password_resets.account_id')
            .whereRef('newer.id', '>', 'password_resets.id'),
        ),
      ),
    )
}
