import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { countRefund, RefundReading } from '@panai/contract/sales-import/staff/waiting-sales'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { lookAhead } from '../../../db/look-ahead.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { findEarnings } from '../imports/find-earnings.ts'
import { keepMatches } from '../sale-matches/lock-matches.ts'
import { reconsider } from './reconsider.ts'

type Given = ParsedInputOf<typeof countRefund>

/**
 * Says of how many copies a refund is, and of which book where the file does not: none means that only money was given back. The row is looked at
 * again. @throws Refusal conflict when it does not wait for that any more, or its order has no sale of that book.
 */
export async function settleRefund(tx: Tx, { line_id, book_id, copies }: Given) {
  await keepMatches(tx)
  const books = await booksOf(tx, line_id)
  if (!books.some((book) => book.id === book_id)) throw new Refusal('conflict', salesImportMessages.settled)
  await sql`
    update sale_lines set units = ${-copies}, units_returned = ${copies}, refund_of = ${copies === 0 ? 0 : null}, book_id = ${book_id},
      matched_by = coalesce(matched_by, 'hand')
    where id = ${line_id}`.execute(tx)
  return reconsider(tx, sql<SqlBool>`id = ${line_id}`, () => null)
}

/** So many copies are offered at least: a refund of one row may be of several. */
const MOST_TRIED = 3

/** What it would take back of whom, for each book and number of copies that it may be of. Nothing is changed. @throws Refusal as above */
export async function previewRefund(db: Database, lineId: number): Promise<RefundReading[]> {
  return lookAhead(db, async (tx) => {
    const readings: RefundReading[] = []
    for (const { id, title, most } of await booksOf(tx, lineId))
      for (let copies = 0; copies <= Math.min(most, 10); copies += 1) {
        await sql`savepoint before_reading`.execute(tx)
        await settleRefund(tx, { line_id: lineId, book_id: id, copies })
        const row = await tx
          .selectFrom('sale_lines')
          .select(['id', 'state', 'waits_for'])
          .where('id', '=', lineId)
          .executeTakeFirstOrThrow()
        const earned = (await findEarnings(tx, [row])).get(lineId)
        readings.push({
          book_id: id,
          book_title: title,
          copies,
          royalty: earned?.royalty ?? null,
          waits_for: row.waits_for,
        })
        await sql`rollback to savepoint before_reading`.execute(tx)
      }
    return readings
  })
}

type Book = { id: number; title: string; most: number }

/** The book of the row, or those of its order. */
async function booksOf(tx: Tx, lineId: number): Promise<Book[]> {
  const { rows: lines } = await sql<{ book_id: number | null; title: string | null; most: number }>`
    select book_id, books.title, greatest(refund_of, ${MOST_TRIED}) as most from sale_lines left join books on books.id = book_id
    where sale_lines.id = ${lineId} and state = 'waiting' and waits_for = 'copies' for update of sale_lines`.execute(
    tx,
  )
  const [line] = lines
  if (!line) throw new Refusal('conflict', salesImportMessages.settled)
  if (line.book_id !== null) return [{ id: line.book_id, title: line.title ?? '', most: line.most }]
  const { rows } = await sql<Book>`
    select books.id, books.title, sum(sale.units)::integer as most
    from sale_lines as back join sale_lines as sale on lower(btrim(sale.order_id)) = lower(btrim(back.order_id))
      and sale.order_id is not null and sale.units > 0 and sale.channel = back.channel
      and (sale.state = 'posted' or (sale.state = 'new' and sale.import_id = back.import_id))
    join books on books.id = sale.book_id
    where back.id = ${lineId} group by books.id, books.title order by books.title, books.id`.execute(tx)
  return rows
}

/** Refunds of orders of which this import has posted sales, be they in other files, need not wait any more. */
export async function recountRefunds(tx: Tx, importId: number): Promise<void> {
  await reconsider(
    tx,
    sql<SqlBool>`waits_for = 'copies' and exists (
      select from sale_lines as sale where lower(btrim(sale.order_id)) = lower(btrim(sale_lines.order_id))
        and sale.order_id is not null and sale.units > 0 and sale.import_id = ${importId} and sale.state = 'posted')`,
    () => null,
  )
}
