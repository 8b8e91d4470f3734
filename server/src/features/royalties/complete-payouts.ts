import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/**
 * Marks payouts as completed, some thousands at a time. The caller has locked the authors and knows that
 * none of them has failed; one that is completed already stays as it is.
 */
export async function completePayouts(
  tx: Tx,
  payouts: readonly { id: number; transactionId: string | null }[],
): Promise<void> {
  await sql`
    update payouts set status = 'completed', transaction_id = arrived."transactionId"
    from jsonb_to_recordset(${JSON.stringify(payouts)}::jsonb) as arrived(id bigint, "transactionId" text)
    where payouts.id = arrived.id and status = 'processing'`.execute(tx)
}
