import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { isDeadlock } from './database-problem.ts'
import type { Tables } from './tables.gen.ts'

/** A running transaction: the only handle that a use case sees. */
export type Tx = Transaction<Tables>

/** How long a turn at what is done by one at a time is waited for: almost as long as a statement may take. */
const TURN_MS = 25_000
/** How long work that nobody waits for may do something else amid a transaction. */
const ELSEWHERE_MS = 60_000

/**
 * Waits for one's turn at what is done by one at a time until the commit, which a large posting may hold for long; locks of rows and
 * tables are waited for no longer than always. What may take any time keeps that. @param lock an advisory one
 */
export async function takeTurn(tx: Tx, lock: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ patience: string }>`
    select current_setting('lock_timeout') as patience`.execute(tx)
  const patience = rows[0]?.patience ?? ''
  const wait = (ms: string) => sql`select set_config('lock_timeout', ${ms}, true)`.execute(tx)
  if (patience !== '0') await wait(String(TURN_MS))
  await sql`select ${lock}`.execute(tx)
  await wait(patience)
}

/** For work that nobody waits for, and for waiting until another node has done it: no statement and no lock takes too long. */
export async function takeAnyTime(tx: Tx): Promise<void> {
  await sql
    .raw(
      `set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = ${ELSEWHERE_MS}`,
    )
    .execute(tx)
}

/** How often a transaction that was ended for another's sake is done again. */
const MOST_DEADLOCKS = 2

/**
 * Runs `work` in one transaction and `afterCommit` only when it has been committed. Of two transactions that wait for each other the database
 * ends one, whose work is then done again: it must do nothing but through `tx`.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  afterCommit?: (result: T) => void,
): Promise<T> {
  const result = await tryAgain(() => db.transaction().execute(work))
  afterCommit?.(result)
  return result
}

async function tryAgain<T>(attempt: () => Promise<T>, left = MOST_DEADLOCKS): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (left === 0 || !isDeadlock(error)) throw error
    return tryAgain(attempt, left - 1)
  }
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
