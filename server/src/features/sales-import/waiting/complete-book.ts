import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { completeBookOfSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { keepMatches } from '../sale-matches/lock-matches.ts'
import { reconsider } from './reconsider.ts'

/**
 * Fills in the pages and the trim size that a book lacks, and looks again at the rows that wait for its price. What stands there stays.
 * @throws Refusal conflict when no row waits for a price of that book, or when it lacks none of what is given.
 */
export async function completeBook(
  tx: Tx,
  { book_id, pages, trim_size }: ParsedInputOf<typeof completeBookOfSales>,
) {
  const waits = sql<SqlBool>`waits_for = 'price' and book_id = ${book_id}`
  const waiting = await tx
    .selectFrom('sale_lines')
    .select('id')
    .where('state', '=', 'waiting')
    .where(waits)
    .limit(1)
    .executeTakeFirst()
  const filled = waiting
    ? await tx
        .updateTable('books')
        .set(({ fn, val }) => ({
          ...(pages !== undefined && { pages: fn.coalesce('pages', val(pages)) }),
          ...(trim_size !== undefined && { trim_size: fn.coalesce('trim_size', val(trim_size)) }),
          updated_at: new Date(),
        }))
        .where('id', '=', book_id)
        .where(({ eb, or }) =>
          or([
            ...(pages === undefined ? [] : [eb('pages', 'is', null)]),
            ...(trim_size === undefined ? [] : [eb('trim_size', 'is', null)]),
          ]),
        )
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!filled) throw new Refusal('conflict', salesImportMessages.settled)
  await keepMatches(tx)
  return reconsider(tx, waits, () => null)
}
