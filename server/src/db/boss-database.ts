import { CompiledQuery } from 'kysely'
import type { Db } from 'pg-boss'
import type { Database } from './database.ts'
import type { Tx } from './transaction.ts'

/** Where pg-boss keeps its tables. */
export const JOBS_SCHEMA = 'jobs'

/**
 * Our pool, or one transaction of it, as pg-boss speaks to a database. pg-boss sends whole transactions as one text: when one breaks
 * off, its connection must not go back to the pool amid it.
 */
export function bossDatabase(db: Database | Tx): Db {
  return {
    executeSql(text, values = []) {
      if (db.isTransaction) return execute(db, text, values)
      return db.connection().execute((one) =>
        execute(one, text, values).catch(async (error) => {
          await one.executeQuery(CompiledQuery.raw('rollback')).catch(() => {}) // a lost connection has none
          throw error
        }),
      )
    },
  }
}

async function execute(db: Database | Tx, text: string, values: unknown[]) {
  const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
  return { rows: rows ?? [] } // several statements at once have none
}
