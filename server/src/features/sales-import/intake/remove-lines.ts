import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

/** Removes all rows of imports of which nothing is posted, with what they have found, and what they come to. */
export async function removeLines(tx: Tx, importIds: readonly number[]): Promise<void> {
  const ids = sql`any(${[...importIds]}::integer[])`
  await sql`delete from returned_copies where import_id = ${ids}`.execute(tx)
  await sql`delete from sales_import_authors where import_id = ${ids}`.execute(tx)
  await sql`delete from sale_lines where import_id = ${ids}`.execute(tx)
}
