import type { ClientConfig } from 'pg'
import type { Config } from '../config/config.ts'
import { connectDatabase } from '../db/connect-database.ts'
import { findRunning } from '../db/embedded/find-running.ts'
import { createLogger } from '../log/logger.ts'
import type { Say } from './progress.ts'

export type Reached = { connection: ClientConfig; stop(): Promise<void> }

/** The database of the settings, to change it alone: the embedded one is started, and is not there for anyone who finds another on its folder. */
export async function reachAlone(config: Config, say: Say): Promise<Reached> {
  const { connection, pool, stop } = await connectDatabase(config, {
    log: createLogger({ logLevel: 'error' }),
    onProgress: say,
  })
  await pool.end() // it was to know that the database can be had; the work has a connection of its own
  return { connection, stop }
}

/** The same to read it: where a server runs on the data folder, its database is asked beside it. */
export async function reachBeside(config: Config, say: Say): Promise<Reached> {
  const running = config.databaseAddress === null ? findRunning(config.dataDir) : null
  return running ? { connection: running, stop: async () => {} } : reachAlone(config, say)
}
