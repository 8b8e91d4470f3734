import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { standingOf } from '../sales-accounts/known-accounts.ts'

/**
 * Of different files, and not of orders that both name. A file that names no format, marketplace or account counts those of all. Returns are not
 * compared with sales. A file that has the other row too, as it is or revised, has this one beside it.
 */
const isAlike = sql<SqlBool>`
  other.channel = own.channel and other.state = 'posted' and other.import_id <> own.import_id
  and other.measure = own.measure and sign(other.units) = sign(own.units)
  and (other.format = own.format or other.format is null or own.format is null)
  and (other.marketplace = own.marketplace or other.marketplace is null or own.marketplace is null)
  and (other.order_id is null or own.order_id is null)
  and (other.sales_account_id is null or own.sales_account_id is null
    or ${standingOf('other.sales_account_id')} = ${standingOf('own.sales_account_id')})
  and not exists (select from sale_lines as same where same.hash = other.hash and same.state = 'duplicate' and same.import_id = own.import_id)
  and not exists (select from sale_lines as same where same.import_id = own.import_id and same.revises_line_id = other.id)`

/**
 * The posted rows that may count the same copies as a row that is called `own`: their periods overlap, and at least one of the two sums
 * up several days. Rows of one day each are told apart by what they say, as ever.
 */
export const overlapped = sql`(
  select other.id, other.import_id, other.period_from, other.period_to, other.units, other.amount_paise from sale_lines as other
  where other.book_id = own.book_id and other.period_from < other.period_to
    and other.period_to >= own.period_from and other.period_from <= own.period_to and ${isAlike}
  union
  select other.id, other.import_id, other.period_from, other.period_to, other.units, other.amount_paise
  from sales join sale_lines as other on other.id = line_id
  where own.period_from < own.period_to and sales.book_id = own.book_id
    and sold_on between own.period_from and own.period_to and reversed_by is null
    and other.period_from = other.period_to and ${isAlike})`

/** Finds new rows that may count what is posted already, and keeps with each what it overlaps. @returns whether a row overlaps another one than it did. */
export async function findOverlaps(tx: Tx, among: Expression<SqlBool>): Promise<boolean> {
  const { rows } = await sql<{ is_found: boolean }>`
    with own as materialized (
      select id, import_id, book_id, channel, measure, format, marketplace, order_id, sales_account_id, units, period_from, period_to
      from sale_lines where state = 'new' and book_id is not null and revises_line_id is null and ${among}),
    summed_up as materialized (
      select book_id, channel from (select distinct book_id, channel from own) as sold
      where exists (
        select from sale_lines as other
        where other.book_id = sold.book_id and other.channel = sold.channel and other.state = 'posted'
          and other.period_from < other.period_to)),
    looked_at as materialized (
      select id, case when period_from < period_to or (book_id, channel) in (select book_id, channel from summed_up)
        then (select min(other.id) from ${overlapped} as other) end as earlier
      from own)
    update sale_lines set overlaps_line_id = earlier from looked_at
    where sale_lines.id = looked_at.id and overlaps_line_id is distinct from earlier
    returning overlaps_line_id is not null as is_found`.execute(tx)
  return rows.some(({ is_found }) => is_found)
}
