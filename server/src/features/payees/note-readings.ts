import type { Tx } from '../../db/transaction.ts'

/** Writes down that somebody of the company has read details in full, such as in a file for the bank. In the transaction that reads. */
export async function noteReadings(
  tx: Tx,
  payeeIds: readonly number[],
  { accountId, reason }: { accountId: number; reason: string },
): Promise<void> {
  if (payeeIds.length === 0) return
  await tx
    .insertInto('payee_readings')
    .values(payeeIds.map((payee_id) => ({ payee_id, account_id: accountId, reason })))
    .execute()
}
