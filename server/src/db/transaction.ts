import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.gen.ts'

/** A running transaction: the only handle that a use case sees. */
export type Tx = Transaction<Tables>

/** How long a transaction waits for rows and tables that another one holds. */
const OTHERS_MS = 10_000
/** How long for its turn at what is done by one at a time: almost as long as a statement may take. */
const TURN_MS = 25_000

/** Before waiting for a turn that a large posting may hold for long. What may take any time keeps that. */
export async function waitForTurn(tx: Tx): Promise<void> {
  await sql`
    select set_config('lock_timeout', ${String(TURN_MS)}, true) where current_setting('lock_timeout') <> '0'`.execute(
    tx,
  )
}

/** For work that nobody waits for, and for waiting until another node has done it: no statement and no lock takes too long. */
export async function takeAnyTime(tx: Tx): Promise<void> {
  await sql.raw('set local statement_timeout = 0; set local lock_timeout = 0').execute(tx)
}

/** Runs `work` in one transaction and `afterCommit` only when it has been committed. */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  afterCommit?: (result: T) => void,
): Promise<T> {
  const result = await db.transaction().execute(async (tx) => {
    await sql.raw(`set local lock_timeout = ${OTHERS_MS}`).execute(tx)
    return work(tx)
  })
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
