import { growCatalogue } from '@panai/demo/grow-catalogue'
import { readCatalogue } from '@panai/demo/read-catalogue'
import { createDatabase, createPool, type Database } from '@panai/server/db/database'
import { startEmbedded } from '@panai/server/db/embedded/start-embedded'
import { migrate } from '@panai/server/db/migrate'
import { createLogger } from '@panai/server/log/logger'
import pg from 'pg'

export type GrownDatabase = { books: number; connection: pg.ClientConfig; url: string }
export type GrownDatabases = {
  databases: GrownDatabase[]
  /** PostgreSQL's main process. */
  pid: number
  stop(): Promise<void>
}
type Furnish = (db: Database) => Promise<void>

/** One embedded server with a database for each size, filled with what `furnish` puts in and with generated books. */
export async function growDatabases(
  dataDir: string,
  sizes: readonly number[],
  say: (line: string) => void,
  furnish: Furnish = async () => {},
): Promise<GrownDatabases> {
  const embedded = await startEmbedded({ dataDir })
  try {
    const databases: GrownDatabase[] = []
    for (const books of sizes) databases.push(await grow(embedded.connection, books, say, furnish))
    return { databases, pid: embedded.pid, stop: embedded.stop }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

async function grow(
  server: { host: string; port: number; user: string; database: string },
  books: number,
  say: (line: string) => void,
  furnish: Furnish,
): Promise<GrownDatabase> {
  const database = `books_${books}`
  await runAlone(server, `create database ${database}`)
  const connection = { ...server, database }
  const pool = createPool(connection, createLogger({ logLevel: 'error' }))
  const db = createDatabase(pool)
  try {
    await migrate(db)
    await furnish(db)
    if (books > 0) await growCatalogue(db, await readCatalogue(), { books, say })
  } finally {
    await pool.end()
  }
  // What the database does by itself within minutes of such an import; the measurement should not fall into it.
  await runAlone(connection, 'vacuum (analyze)')
  await runAlone(connection, 'checkpoint')
  const url = `postgres://${server.user}@localhost/${database}?host=${encodeURIComponent(server.host)}`
  return { books, connection, url }
}

/** Outside of any transaction, and however long it takes. */
async function runAlone(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
