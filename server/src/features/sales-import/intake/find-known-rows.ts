import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Which of these rows are there already from another file: posted, or kept as ones that earn nothing or wait. One query for all. */
export async function findKnownRows(db: Database | Tx, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    with given as (select unnest(${[...hashes]}::uuid[]) as hash)
    select replace(hash::text, '-', '') as hash from given where exists (
      select from sales where line_hash = given.hash and line_hash is not null and reversed_by is null)
    union all
    select replace(hash::text, '-', '') from given where exists (
      select from sale_lines where sale_lines.hash = given.hash and state in ('waiting', 'estimate', 'nothing_due'))`.execute(
    db,
  )
  return new Set(rows.map(({ hash }) => hash))
}
