import '@panai/server/db/database'
import pg from 'pg'

/** Connections whose statements may take any time, with the server's way of reading numbers and days: what fills a database is no request. */
export function patientPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(connection)
  // One that nobody uses may end with its database; whoever asks the next thing is told.
  pool.on('error', () => {})
  return pool
}
