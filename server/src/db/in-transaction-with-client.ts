import type { Pool, PoolClient } from 'pg'
import { createDatabase, type Database } from './database.ts'
import { inTransaction, type Tx, takeAnyTime } from './transaction.ts'

/**
 * Runs work in one transaction whose connection is at hand too, for what only a connection can: COPY. It may take as long as it
 * must, since nobody waits for it.
 */
export async function inTransactionWithClient<T>(
  pool: Pool,
  work: (tx: Tx, client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    return await inTransaction(databaseOn(client), async (tx) => {
      await takeAnyTime(tx)
      return work(tx, client)
    })
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(failure) // after a failure the next one gets a connection that nothing has happened to
  }
}

function databaseOn(client: PoolClient): Database {
  // What is read and typed is that one connection; the caller that took it gives it back.
  const lent = new Proxy(client, {
    get(target, name) {
      if (name === 'release') return () => {}
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return createDatabase({ connect: async () => lent, end: async () => {}, options: {} } as Pool) // all of a pool that is asked for
}
