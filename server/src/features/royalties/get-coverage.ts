import type { SalesCoverage } from '@panai/contract/royalties/royalties'
import { type SalesChannel, salesChannels } from '@panai/contract/sales/sales-channels'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Up to which day each channel has told of sales: those whose files have come, and those by which the author has sold. */
export async function listDataUpTo(db: Database, authorId: number): Promise<SalesCoverage['channels']> {
  const { rows } = await sql<{ channel: SalesChannel; data_up_to: string | null }>`
    select channel, max(covers_to) as data_up_to from (
      select covered.channel, covered.covers_to from import_channels as covered
      join sales_imports on sales_imports.id = covered.import_id
      where state = 'posted' and not is_estimate
      union all
      select channel, null from author_kind_sales where author_id = ${authorId}
    ) as known group by channel`.execute(db)
  return rows.toSorted(
    (one, other) => salesChannels.indexOf(one.channel) - salesChannels.indexOf(other.channel),
  )
}

/**
 * Copies that channels have only estimated, of months of which they have confirmed nothing yet. A later file takes the place of an
 * earlier one row by row: an estimate grows from day to day, and what stayed the same stands in the earlier file alone.
 */
export async function listEstimates(db: Database, authorId: number): Promise<SalesCoverage['estimates']> {
  const { rows } = await sql<SalesCoverage['estimates'][number]>`
    with estimated as (
      select book_id, line.channel, period_from, units, rank() over (
        partition by book_id, line.channel, format, marketplace, terms, sheet, period_from, period_to
        order by import_id desc
      ) as age
      from sale_lines as line join sales_imports on sales_imports.id = import_id
      where line.state = 'estimate' and measure = 'copies' and sales_imports.state = 'posted' and book_id in (
        select id from books where author_id = ${authorId}
        union select book_id from book_contributors where author_id = ${authorId}
      )
    )
    select estimated.channel, to_char(period_from, 'YYYY-MM') as month, book_id, title as book_title,
      sum(units)::integer as copies
    from estimated join books on books.id = book_id
    where age = 1 and not exists (
      select from import_channels as covered join sales_imports on sales_imports.id = covered.import_id
      where covered.channel = estimated.channel and state = 'posted' and not is_estimate
        and covered.covers_from < date_trunc('month', period_from) + interval '1 month'
        and covered.covers_to >= date_trunc('month', period_from)
    )
    group by estimated.channel, month, book_id, title having sum(units) <> 0
    order by month desc, estimated.channel, copies desc, book_id`.execute(db)
  return rows
}
