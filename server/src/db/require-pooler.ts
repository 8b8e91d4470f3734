import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { StartupProblem } from '../startup/startup-problem.ts'
import { IDLE_IN_TRANSACTION_MS, LOCKED_MS, STATEMENT_MS, statementBounds } from './database.ts'

/**
 * A pooler that gives each transaction another session breaks what keeps to one: news of changes, locks, prepared statements, settings.
 * Its sessions are told by a mark that one connection leaves and another finds. @throws StartupProblem when it is one
 */
export async function requireOwnSessions(pool: Pool): Promise<void> {
  const one = await pool.connect()
  try {
    const { rows } = await one.query<{ pid: number }>('select pg_backend_pid() as pid')
    // Without a pooler the session is the one that greeted us, and there is nothing to find out.
    if ('processID' in one && rows[0]?.pid === one.processID) return
    await one.query(`select set_config('panai.mark', $1, false)`, [randomUUID()])
    if (await findsMark(pool)) throw new StartupProblem(sharedSessions)
    await one.query('reset panai.mark')
  } finally {
    one.release(true)
  }
}

const sharedSessions = `DATABASE_URL leads to a pooler that gives each transaction another session. Set DATABASE_DIRECT_URL to the database itself, and in the pooler connect_query='${statementBounds}'; or let it give each client a session of its own: pool_mode = session (see docs/operations/database.md).`

/** Whether another connection, amid a transaction of its own, is given the session with the mark. */
async function findsMark(pool: Pool): Promise<boolean> {
  const other = await pool.connect()
  try {
    await other.query('begin')
    const { rows } = await other.query<{ mark: string | null }>(
      `select current_setting('panai.mark', true) as mark`,
    )
    await other.query('rollback')
    return Boolean(rows[0]?.mark)
  } finally {
    other.release(true)
  }
}

/** Both addresses lead to one database, whatever a pooler calls it. @throws StartupProblem when they do not. */
export async function requireOneDatabase(pooled: Pool, direct: Pool): Promise<void> {
  const [one, other] = await Promise.all([pooled, direct].map(nameOf))
  if (one !== other)
    throw new StartupProblem(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to two databases: set both to the same one, the second without the pooler.',
    )
}

/** A server of its own start has a moment of its own, to the microsecond. */
async function nameOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as name`,
  )
  return rows[0]?.name ?? ''
}

const most: Readonly<Record<string, number>> = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: LOCKED_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
}

/**
 * A session that is shared is given its bounds by whoever opens it, the pooler or the role: set by us they would be somebody else's
 * with the next transaction. @throws StartupProblem when it has none, or wider ones than ours.
 */
export async function requireBounds(pooled: Pool): Promise<void> {
  const { rows } = await pooled.query<{ name: string; ms: number }>(
    `select name, setting::integer as ms from pg_settings where name = any($1)`,
    [Object.keys(most)],
  )
  const bounded = rows.filter(({ name, ms }) => ms > 0 && ms <= (most[name] ?? 0))
  if (bounded.length < Object.keys(most).length)
    throw new StartupProblem(
      `The connections of DATABASE_URL have no bounds, and with DATABASE_DIRECT_URL they are shared, so that the pooler must set them: connect_query='${statementBounds}' in the [databases] of PgBouncer (see docs/operations/database.md).`,
    )
}
