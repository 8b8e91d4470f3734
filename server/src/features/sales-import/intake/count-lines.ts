import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { received, transferred } from '../posting/owed.ts'

/** What was written is counted by the planner too, before somebody lists it: by itself it looks once a minute. */
export async function letPlannerCount(tx: Tx, table: 'sale_lines' | 'sales', rows: number): Promise<void> {
  if (rows > 20_000) await sql`analyze ${sql.table(table)}`.execute(tx)
}

/** Counts the rows of an import by what came of them, in its currencies, and keeps that with it. */
export async function countLines(tx: Tx, importId: number): Promise<void> {
  await sql`
    update sales_imports set totals = (
      select coalesce(jsonb_agg(to_jsonb(counted) || jsonb_build_object('rates', case when state = 'new' and currency <> 'INR' then (
        select jsonb_agg(distinct rate) from (
          select distinct period_to as day from sale_lines
          where import_id = ${importId} and state = 'new' and sale_lines.currency = counted.currency) as sold
        cross join lateral (
          select round(rupees, greatest(min_scale(rupees), 2))::text as rate from currency_rates
          where currency_rates.currency = counted.currency and valid_from <= day order by valid_from desc limit 1) as held) end)), '[]') from (
        select state, waits_for, currency, count(*) as rows, sum(units) as copies, sum(units_returned) as returned,
          sum(free_units) as free_copies, sum(pages) as pages, coalesce(sum(amount), 0) as amount,
          coalesce(sum(proceeds), 0) as proceeds, coalesce(sum(tds), 0) as tds, coalesce(sum(tcs), 0) as tcs, coalesce(sum(gst), 0) as gst,
          sum(${transferred}) as owed_paise, coalesce(sum(${received}) filter (where is_paid), 0) as received_paise,
          sum(received_before_paise) as received_before_paise
        from sale_lines where import_id = ${importId} group by state, waits_for, currency order by state, waits_for, currency
      ) as counted)
    where id = ${importId}`.execute(tx)
}
