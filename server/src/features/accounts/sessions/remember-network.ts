import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Notes that the account's owner was there: they registered, logged in or opened a mailed link from it. */
export async function rememberNetwork(
  db: Database | Tx,
  accountId: number,
  network: string | null,
): Promise<void> {
  if (network === null) return
  await db
    .insertInto('known_networks')
    .values({ account_id: accountId, network })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'network']).doUpdateSet({ last_used_at: sql<Date>`now()` }),
    )
    .execute()
}
