import type { ImportState } from '@panai/contract/sales-import-states'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

/**
 * Of nodes that work on the same import one does; the lock goes with its connection, also when the node is killed.
 * @returns false when another is at it, or when it is not in this state any more.
 */
export async function isOurs(tx: Tx, importId: number, state: ImportState): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('panai sales import'), ${importId}) as ours`.execute(tx)
  if (!rows[0]?.ours) return false
  const row = await tx
    .selectFrom('sales_imports')
    .select('id')
    .where('id', '=', importId)
    .where('state', '=', state)
    .executeTakeFirst()
  return row !== undefined
}

/** One posting or undoing at a time: what one finds is not there yet can't come before it posts. */
export async function lockPosting(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('panai sales posting'), 0)`.execute(tx)
}
