import { setTimeout as pause } from 'node:timers/promises'
import type { ImportState } from '@panai/contract/sales/sales-import-states'
import { sql } from 'kysely'
import { type Tx, takeTurn } from '../../../db/transaction.ts'

/** The database takes a moment to notice that the node before was killed. Small files are done sooner than that. */
const TRIES = 45
const SOON_MS = 5
const AGAIN_MS = 250

/**
 * Only one node works on an import at a time; the lock goes with its connection, also when the node is killed.
 * @returns false when another is at it, or when it is not in this state any more.
 */
export async function isOurs(tx: Tx, importId: number, state: ImportState): Promise<boolean> {
  for (let tries = 0; !(await isLocked(tx, importId)); tries += 1) {
    if (tries === TRIES) return false
    await pause(Math.min(SOON_MS * 2 ** tries, AGAIN_MS))
  }
  const row = await tx
    .selectFrom('sales_imports')
    .select('id')
    .where('id', '=', importId)
    .where('state', '=', state)
    .executeTakeFirst()
  return row !== undefined
}

async function isLocked(tx: Tx, importId: number): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('panai sales import'), ${importId}) as ours`.execute(tx)
  return rows[0]?.ours ?? false
}

/** One posting or undoing at a time: what one finds is not there yet can't come before it posts. */
export async function lockPosting(tx: Tx): Promise<void> {
  await takeTurn(tx, sql`pg_advisory_xact_lock(hashtext('panai sales posting'), 0)`)
}
