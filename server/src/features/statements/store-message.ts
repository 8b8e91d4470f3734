import type { ThreadSide } from '@panai/contract/threads/thread-rules'
import type { Tx } from '../../db/transaction.ts'

export type Said = { accountId: number; text: string; idempotencyKey: string | null }

/** Stores what was written about a line. @returns its number; null when it is there already. */
export async function storeMessage(
  tx: Tx,
  queryId: number,
  side: ThreadSide,
  { accountId, text, idempotencyKey }: Said,
): Promise<number | null> {
  const stored = await tx
    .insertInto('statement_messages')
    .values({ query_id: queryId, side, account_id: accountId, text, idempotency_key: idempotencyKey })
    .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored?.id ?? null
}
