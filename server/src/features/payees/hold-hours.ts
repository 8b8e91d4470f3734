import { NOT_ME_DAYS } from '@panai/contract/accounts/not-me-days'
import { HOLD_HOURS, HOLD_HOURS_AFTER_EMAIL } from '@panai/contract/payees/payee-rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

/** How long details rest once they are confirmed: longer where the account has lately got another address, for its owner may have lost it. */
export async function holdHours(db: Database | Tx, authorId: number): Promise<number> {
  const earlier = await db
    .selectFrom('account_addresses')
    .innerJoin('accounts', 'accounts.id', 'account_addresses.account_id')
    .select('account_addresses.id')
    .where('accounts.author_id', '=', authorId)
    .where('until', '>', sql<Date>`now() - ${NOT_ME_DAYS} * interval '1 day'`)
    .limit(1)
    .executeTakeFirst()
  return earlier ? HOLD_HOURS_AFTER_EMAIL : HOLD_HOURS
}
