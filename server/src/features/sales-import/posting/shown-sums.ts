import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { standingSales } from './standing-sales.ts'

/** By author, in paise; who gets nothing is not in it. */
type ShownSums = ReadonlyMap<number, number>

/** What the rows of an import that are still to be posted come to, as it was shown. */
export async function shownSums(tx: Database | Tx, importId: number): Promise<ShownSums> {
  const { rows } = await sql<{ author_id: number; royalty: number }>`
    select author_id, sum(royalty)::bigint as royalty
    from (
      select author_id, royalty_paise as royalty from sales_import_authors where import_id = ${importId}
      union all
      select author_id, -royalty_paise from ${standingSales(importId)}
    ) as entered group by author_id having sum(royalty) <> 0`.execute(tx)
  return new Map(rows.map(({ author_id, royalty }) => [author_id, royalty]))
}
