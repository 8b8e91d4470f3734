import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { DatabaseAddress } from '../config/database-address.ts'
import type { Logger } from '../log/logger.ts'
import { StartupProblem } from '../startup/startup-problem.ts'
import { createDatabase, createPool, type Database } from './database.ts'
import { type Connection, connectionTo } from './one-of-hosts.ts'
import { requireBounds, requireOneDatabase, requireOwnSessions } from './require-pooler.ts'

/** What is done past a pooler is done by one at a time. */
const DIRECT = 2

export type ConnectedDatabase = {
  db: Database
  pool: pg.Pool
  /** The same where each connection is a session of one's own, also behind a pooler: for what changes the schema. */
  direct: Database
  /** To such a session: for news, and for what reads or writes everything. */
  connection: Connection
  stop(): Promise<void>
}

type Options = {
  log: Logger
  onProgress?: (line: string) => void
  /** The embedded database ended and could not be started again. */
  onLost?: (problem: Error) => void
}

/** Connects to the database of DATABASE_URL, or starts the embedded one. @throws StartupProblem when there is none. */
export async function connectDatabase(
  { databaseAddress, directAddress, dataDir }: Pick<Config, 'databaseAddress' | 'directAddress' | 'dataDir'>,
  { log, onProgress, onLost }: Options,
): Promise<ConnectedDatabase> {
  if (databaseAddress !== null && directAddress !== null)
    return connectBothWays(databaseAddress, directAddress, log)
  if (databaseAddress !== null) return connectTo(connectionTo(databaseAddress), log)

  const { startEmbedded } = await import('./embedded/start-embedded.ts')
  const embedded = await startEmbedded({
    dataDir,
    ...(onProgress && { onProgress }),
    ...(onLost && { onLost }),
  })
  try {
    const connected = await connectTo(embedded.connection, log)
    return {
      ...connected,
      async stop() {
        await connected.stop()
        await embedded.stop()
      },
    }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

async function connectTo(connection: Connection, log: Logger): Promise<ConnectedDatabase> {
  const pool = createPool(connection, log)
  await reach(pool, 'DATABASE_URL')
  try {
    await requireOwnSessions(pool)
  } catch (error) {
    await end(pool)
    throw error
  }
  const db = createDatabase(pool)
  return { db, pool, direct: db, connection, stop: () => end(pool) }
}

/** Through a pooler that gives each transaction another session, and past it. @throws StartupProblem when the two do not go together. */
async function connectBothWays(
  pooled: DatabaseAddress,
  past: DatabaseAddress,
  log: Logger,
): Promise<ConnectedDatabase> {
  const connection = connectionTo(past)
  const pool = createPool(connectionTo(pooled), log, { past: connection })
  const directPool = createPool({ ...connection, max: DIRECT }, log)
  const stop = async () => {
    await Promise.all([pool, directPool].map(end))
  }
  try {
    await reach(pool, 'DATABASE_URL')
    await reach(directPool, 'DATABASE_DIRECT_URL')
    await requireOneDatabase(pool, directPool)
    await requireBounds(pool)
  } catch (error) {
    await stop()
    throw error
  }
  return { db: createDatabase(pool), pool, direct: createDatabase(directPool), connection, stop }
}

async function end(pool: pg.Pool): Promise<void> {
  if (!pool.ended) await pool.end()
}

async function reach(pool: pg.Pool, setting: string): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await end(pool)
    throw new StartupProblem(
      `The database of ${setting} can't be reached (${reason(error)}). Check that it runs and that the address, user and password are right.`,
    )
  }
}

/** What went wrong, in words that hold nothing of the address. */
function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known: Record<string, string> = {
    ECONNREFUSED: 'nothing listens there',
    ECONNRESET: 'it hung up',
    ENOTFOUND: 'no such host',
    EAI_AGAIN: 'no such host',
    ETIMEDOUT: 'no answer in time',
    '28P01': 'wrong password',
    '28000': 'this user may not connect',
    '3D000': 'no such database',
    '53300': 'it takes no more connections',
    '57P03': 'it is starting or stopping',
    READ_ONLY: 'it takes no changes',
  }
  return (
    known[code] ?? (code || sayings.find(([said]) => said.test(String(error)))?.[1] || 'no answer in time')
  )
}

/** What the driver says without a code. */
const sayings: readonly [RegExp, string][] = [
  [/does not support SSL/, 'it offers no TLS'],
  [/client password must be a/, 'it asks for a password'],
  [/sslmode/, 'its sslmode is unknown'],
  [/terminated unexpectedly/, 'it hung up'],
]
