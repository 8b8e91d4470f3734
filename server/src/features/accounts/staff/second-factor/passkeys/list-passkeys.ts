import type { SecondFactor } from '@panai/contract/accounts/staff/second-factor'
import type { Database } from '../../../../../db/database.ts'
import type { Tx } from '../../../../../db/transaction.ts'

/** As their owner sees them, the oldest first. */
export async function listPasskeys(db: Database, accountId: number): Promise<SecondFactor['passkeys']> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }))
}

/** As a browser is told of them. */
export async function listCredentials(db: Database | Tx, accountId: number) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, type: 'public-key' as const }))
}
