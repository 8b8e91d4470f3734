import type { Tx } from './transaction.ts'

/** One at a time for an account; nobody who only names it waits. */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}
