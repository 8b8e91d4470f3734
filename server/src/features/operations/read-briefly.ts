import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { readUnder } from '../../db/transaction.ts'

/** What does not answer within it is said not to be known. */
export const PATIENCE_MS = 2_000

/** Reads what a check needs, and leaves no long question behind. */
export function readBriefly<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return readUnder(db, { statement_timeout: String(PATIENCE_MS) }, work)
}
