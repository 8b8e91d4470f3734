import { sql, type Transaction } from 'kysely'
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

/** Reads under settings of the database's that hold for this reading alone. They are ours and never what somebody typed. */
export function readUnder<T>(
  db: Database,
  settings: Readonly<Record<string, string>>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  // One message for all of it: each more would cost as much as a search for a rare word.
  const begin = [
    'begin read only',
    ...Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`),
  ]
  return db.connection().execute(async (connection) => {
    try {
      await sql.raw(begin.join(';')).execute(connection)
      return await work(connection as Tx) // begun by hand, and a transaction all the same
    } finally {
      await sql.raw('rollback').execute(connection)
    }
  })
}
