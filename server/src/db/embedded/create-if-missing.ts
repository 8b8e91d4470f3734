import pg from 'pg'

export type Connection = { host: string; port: number; user: string; database: string }

/** Makes sure that the connection's database exists. Safe to repeat. */
export async function createIfMissing(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres', ssl: false })
  client.on('error', () => {}) // the query under way rejects, and tells
  try {
    await client.connect()
    const found = await client.query('select from pg_database where datname = $1', [connection.database])
    if (found.rowCount === 0) {
      await client.query(`create database ${pg.escapeIdentifier(connection.database)}`)
    }
  } finally {
    await client.end()
  }
}
