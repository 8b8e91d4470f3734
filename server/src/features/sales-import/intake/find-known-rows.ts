import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'

/**
 * Those of the rows that another file has brought already: posted, revised since, or kept as ones that earn nothing or wait. One query for all, and
 * by the indexes: a planner that has not counted the rows of the last import yet would read them all for each batch.
 */
export function findKnownRows(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  return inTransaction(db, async (tx) => {
    await sql`
      select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
        set_config('enable_mergejoin', 'off', true), set_config('enable_material', 'off', true)`.execute(tx)
    const { rows } = await sql<{ hash: string }>`
      select replace(hash::text, '-', '') as hash from unnest(${[...hashes]}::uuid[]) as hash
      where exists (select from sales where line_hash = hash and line_hash is not null and reversed_by is null)
        or exists (
          select from sale_lines where sale_lines.hash = hash.hash and state in ('waiting', 'estimate', 'nothing_due', 'not_ours', 'revised'))`.execute(
      tx,
    )
    return new Set(rows.map(({ hash }) => hash))
  })
}
