import type { Tx } from '../../../../db/transaction.ts'

/**
 * Locks the account: of two who give, add or remove a factor at once, one comes after the other.
 * @returns since when it has one; null: it has none.
 */
export async function lockFactors(tx: Tx, accountId: number): Promise<Date | null> {
  const account = await tx
    .selectFrom('accounts')
    .select('second_factor_since')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return account.second_factor_since
}
