import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from '../log/logger.ts'
import { keepPrepared } from './keep-prepared.ts'
import type { Connection } from './one-of-hosts.ts'
import { boundWaiting } from './patience.ts'
import type { Tables } from './tables.gen.ts'
import { watchForSilence } from './watch-for-silence.ts'

export type Database = Kysely<Tables>

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

pg.types.setTypeParser(INT8, wholeNumber)
pg.types.setTypeParser(NUMERIC, Number)
pg.types.setTypeParser(DATE, (value) => value)

/** @throws RangeError rather than rounding an amount or a count that a number can't hold. */
function wholeNumber(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`too large for a number: ${value}`)
  return number
}

/** No statement takes longer. */
export const STATEMENT_MS = 30_000
/** Nobody waits longer for rows and tables that another one holds. */
export const LOCKED_MS = 4_000
/** A session that says nothing amid a transaction holds what it has locked no longer. */
export const IDLE_IN_TRANSACTION_MS = 10_000
/** The longest wait for a connection. */
const CONNECT_MS = 4_000

/** The database hangs up on somebody who does not answer its network any more; on sockets of its own machine these have no meaning. */
const networkBounds =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set tcp_user_timeout = 10000'
/** The bounds of a connection, as it begins with them and as they are put back. */
export const statementBounds = [
  `set statement_timeout = ${STATEMENT_MS}`,
  `set lock_timeout = ${LOCKED_MS}`,
  `set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
].join('; ')

/** The connections of each pool. */
const connectionsOf = new WeakMap<pg.Pool, Set<pg.PoolClient>>()

/** Hangs up on the database, which has fallen silent: what is asked of it fails now, and what comes connects again. */
export function hangUp(pool: pg.Pool): void {
  for (const client of connectionsOf.get(pool) ?? []) giveUp(client)
}

function giveUp({ connection }: pg.PoolClient): void {
  connection.stream.destroy(new Error('Connection terminated: the database says nothing'))
}

type PoolOptions = {
  /**
   * A pooler stands before the database that gives each transaction another session: nothing that a session keeps is asked of it, neither
   * prepared statements nor bounds. This way leads past it.
   */
  past?: Connection
}

/** Connections to one database. A lost idle connection is replaced at the next query, and one that falls silent is lost within 5 s. */
export function createPool(
  connection: pg.PoolConfig & Connection,
  log: Logger,
  { past }: PoolOptions = {},
): pg.Pool {
  const sharesSessions = past !== undefined
  const { application_name = 'panai' } = connection
  const connections = new Set<pg.PoolClient>()
  const watch = watchForSilence({
    past: past ?? connection,
    sharesSessions,
    giveUp,
    giveUpAll: () => hangUp(pool),
  })
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name,
    ...connection,
    async onConnect(client: pg.PoolClient) {
      const name = `${application_name}-${randomUUID()}`
      connections.add(client)
      client.once('end', () => connections.delete(client))
      // The pool looks after idle connections only: one that is lost between two statements of its user would end the process.
      // The next statement on it fails and reports the error.
      client.on('error', () => {})
      watch.add(client, name)
      // Said once it is connected: a pooler such as PgBouncer takes no such settings with the greeting.
      const settings = [
        ...(sharesSessions ? [] : [statementBounds, networkBounds]),
        `set application_name = '${name}'`,
      ]
      await client.query(settings.join('; '))
      if (!sharesSessions) keepPrepared(client)
    },
  } as object) // its type knows no promise there, and the pool waits for it
  connectionsOf.set(pool, connections)
  if (!sharesSessions) boundWaiting(pool, LOCKED_MS)
  pool.on('error', (error) => {
    // The pool has ended before its connections have: the server may end them first, which is no loss.
    if (!pool.ending) log.warn({ error }, 'a database connection was lost')
  })
  return pool
}

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
