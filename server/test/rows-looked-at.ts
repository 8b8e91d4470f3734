import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import type { Tables } from '../src/db/tables.gen.ts'
import { inTransaction, type Tx } from '../src/db/transaction.ts'

/** How many rows of these tables, and entries of their indexes, the work looks at. */
export function rowsLookedAt(
  db: Database,
  tables: readonly (keyof Tables)[],
  work: (tx: Tx) => Promise<unknown>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    // What parallel workers look at is not counted here.
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx)
    const before = await countLookedAt(tx, tables)
    await work(tx)
    return (await countLookedAt(tx, tables)) - before
  })
}

async function countLookedAt(tx: Tx, tables: readonly string[]): Promise<number> {
  const { rows } = await sql<{ looked: number }>`
    select sum(pg_stat_get_xact_tuples_returned(looked_at))::bigint as looked from (
      select oid as looked_at from pg_class where oid = any(${tables}::text[]::regclass[])
      union all select indexrelid from pg_index where indrelid = any(${tables}::text[]::regclass[])
    ) as found`.execute(tx)
  return rows[0]?.looked ?? 0
}
