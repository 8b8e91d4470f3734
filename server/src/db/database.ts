import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from '../log/log.ts'
import { keepPrepared } from './keep-prepared.ts'
import type { Tables } from './tables.gen.ts'

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
/** A reader is told after this long that a table is locked; a transaction waits longer for the one before it (`inTransaction`). */
export const LOCKED_MS = 4_000
/** The bounds of a connection, as it begins with them and as they are put back. */
export const statementBounds = `set statement_timeout = ${STATEMENT_MS}; set lock_timeout = ${LOCKED_MS}`

/** The connections of each pool. */
const connectionsOf = new WeakMap<pg.Pool, Set<pg.PoolClient>>()

/** Hangs up on the database, which has fallen silent: what is asked of it fails now, and what comes connects again. */
export function hangUp(pool: pg.Pool): void {
  for (const { connection } of connectionsOf.get(pool) ?? [])
    connection.stream.destroy(new Error('Connection terminated: the database says nothing'))
}

type PoolOptions = {
  /**
   * A pooler stands before the database that gives each transaction another session: nothing that a session keeps is asked of it, neither
   * prepared statements nor bounds.
   */
  sharesSessions?: boolean
}

/** Connections to one database. A lost idle connection is replaced at the next query. */
export function createPool(
  connection: pg.PoolConfig,
  log: Logger,
  { sharesSessions = false }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 5_000,
    application_name: 'panai',
    ...connection,
    // Said once it is connected: a pooler such as PgBouncer takes no such setting with the greeting.
    ...(!sharesSessions && { onConnect: (client: pg.PoolClient) => client.query(statementBounds) }),
  } as pg.PoolConfig) // its type knows no promise there, and the pool waits for it
  pool.on('error', (error) => {
    // The pool has ended before its connections have: the server may end them first, which is no loss.
    if (!pool.ending) log.warn({ error }, 'a database connection was lost')
  })
  // The pool looks after idle connections only: one that is lost between two statements of its user would end the process.
  // The next statement on it fails and reports the error.
  const connections = new Set<pg.PoolClient>()
  connectionsOf.set(pool, connections)
  pool.on('remove', (client) => connections.delete(client))
  pool.on('connect', (client) => {
    connections.add(client)
    client.on('error', () => {})
    if (!sharesSessions) keepPrepared(client)
  })
  return pool
}

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
