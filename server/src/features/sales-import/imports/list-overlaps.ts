import { paise, toRupees } from '@panai/contract/money/money'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { overlapped } from '../posting/find-overlaps.ts'

type Shown = NonNullable<SalesImport['overlaps']>
/** Rows whose earlier ones are looked for. */
const MOST_ROWS = 2_000
const MOST = 200

/** Rows to be posted that overlap a posted one; where that has been undone since, there is nothing to be asked. */
export function overlapping(importId: number): RawBuilder<unknown> {
  return sql`
    sale_lines as own where own.import_id = ${importId} and own.overlaps_line_id is not null and own.state = 'new'
      and exists (select from sale_lines as other where other.id = own.overlaps_line_id and other.state = 'posted')`
}

/** Whether rows are to be posted that may count what is posted already. */
export async function hasOverlaps(db: Database | Tx, importId: number): Promise<boolean> {
  const { rows } = await sql`select from ${overlapping(importId)} limit 1`.execute(db)
  return rows.length > 0
}

export async function countOverlaps(db: Database | Tx, importId: number): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::integer as rows from ${overlapping(importId)}`.execute(db)
  return rows[0]?.rows ?? 0
}

type Found = Omit<Shown['named'][number], 'amount' | 'amount_before'> & {
  amount_paise: number | null
  amount_before_paise: number | null
}

/** Those rows by book and earlier file: what they come to, and what was posted. */
export async function listOverlaps(db: Database | Tx, importId: number): Promise<Shown | null> {
  const rows = await countOverlaps(db, importId)
  if (rows === 0) return null
  const sum = sql`case when bool_and(amount_paise is not null) then sum(amount_paise)::bigint end`
  const { rows: named } = await sql<Found>`
    with own as materialized (select own.* from ${overlapping(importId)} order by own.id limit ${MOST_ROWS}),
    pairs as materialized (
      select own.id as own_id, own.book_id, own.units as own_units, own.amount_paise as own_amount, other.*
      from own cross join lateral ${overlapped} as other),
    before as (
      select book_id, import_id, min(period_from)::text as period_from, max(period_to)::text as period_to,
        sum(units)::integer as copies_before, ${sum} as amount_before_paise
      from (select distinct on (book_id, id) * from pairs) as once group by book_id, import_id),
    now as (
      select book_id, import_id, count(*)::integer as rows, sum(units)::integer as copies, ${sum} as amount_paise
      from (
        select distinct on (own_id, import_id) book_id, import_id, own_units as units, own_amount as amount_paise from pairs) as once
      group by book_id, import_id)
    select before.import_id, file_name, book_id, books.title as book_title, period_from, period_to, now.rows, copies,
      copies_before, amount_paise, amount_before_paise
    from before join now using (book_id, import_id) join books on books.id = book_id
    join sales_imports on sales_imports.id = before.import_id
    order by before.import_id, book_id limit ${MOST}`.execute(db)
  return {
    rows,
    named: named.map(({ amount_paise, amount_before_paise, ...group }) => ({
      ...group,
      amount: inRupees(amount_paise),
      amount_before: inRupees(amount_before_paise),
    })),
  }
}

function inRupees(amount: number | null): number | null {
  return amount === null ? null : toRupees(paise(amount))
}
