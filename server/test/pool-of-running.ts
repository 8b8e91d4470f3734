import type { Pool } from 'pg'
import { pino } from 'pino'
import { createPool } from '../src/db/database.ts'
import { findRunning } from '../src/db/embedded/find-running.ts'

/** Connections to the embedded database of a server that runs on a data folder. */
export function poolOfRunning(dataDir: string): Pool {
  const connection = findRunning(dataDir)
  if (!connection) throw new Error('no database runs there')
  return createPool(connection, pino({ level: 'silent' }))
}
