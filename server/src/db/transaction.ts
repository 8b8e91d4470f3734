import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.gen.ts'

/** A running transaction: the only handle that a use case sees. */
export type Tx = Transaction<Tables>

/** Runs `work` in one transaction and `afterCommit` only when it has been committed. */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  afterCommit?: (result: T) => void,
): Promise<T> {
  const result = await db.transaction().execute(work)
  afterCommit?.(result)
  return result
}
