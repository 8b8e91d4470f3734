import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { findEarnings } from './find-earnings.ts'

const MOST = 200

function find(db: Database | Tx, importId: number) {
  return db
    .selectFrom('sale_lines')
    .where('import_id', '=', importId)
    .where('lacks_sale', '=', true)
    .where('sale_lines.state', '=', 'new')
}

/** How many returns are to be posted of which no sale is found. */
export async function countWithoutSale(db: Database | Tx, importId: number): Promise<number> {
  const { count } = await find(db, importId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function listWithoutSale(
  db: Database | Tx,
  importId: number,
): Promise<SalesImport['without_sale']> {
  const count = await countWithoutSale(db, importId)
  if (count === 0) return null
  const rows = await find(db, importId)
    .innerJoin('books', 'books.id', 'sale_lines.book_id')
    .select([
      'sale_lines.id',
      'sheet',
      'row_number as row',
      'books.title as book_title',
      'units',
      'sale_lines.state',
    ])
    .orderBy('sale_lines.id')
    .limit(MOST)
    .execute()
  const earnings = await findEarnings(db, rows)
  const named = rows.map(({ units, state: _, ...row }) => ({
    ...row,
    copies: -units,
    royalty: earnings.get(row.id)?.royalty ?? 0,
  }))
  return { count, named }
}
