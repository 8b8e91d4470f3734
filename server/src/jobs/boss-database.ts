import { CompiledQuery } from 'kysely'
import type { Db } from 'pg-boss'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'

/** Where pg-boss keeps its tables. */
export const JOBS_SCHEMA = 'jobs'

/** Our pool, or one transaction of it, as pg-boss speaks to a database. */
export function bossDatabase(db: Database | Tx): Db {
  return {
    async executeSql(text, values = []) {
      const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
      return { rows: rows ?? [] } // several statements at once have none
    },
  }
}
