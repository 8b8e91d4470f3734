import { MONTHS_OF_EXPECTATION } from '@panai/contract/accounting/staff/close-steps'
import type { CloseFound } from '@panai/contract/accounting/staff/month-close'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { standingOf } from '../sales-accounts/known-accounts.ts'

type MissingFile = CloseFound['missing_files']['files'][number]

/** Files that somebody looked at; an estimate is no file of its month, and one that was undone is none at all. */
const counts = sql`kind = 'file' and not is_estimate and state in ('ready', 'posting', 'posted')`

/**
 * Of which channels, accounts of our own and layouts no file covers a month (`2026-10`) that should be there by now: the last one ended before it, and one as
 * long would have ended with it; one that is longer than a quarter brought what was before. A retired layout is expected no more.
 */
export async function findMissingFiles(
  db: Database,
  month: string,
): Promise<{ here: number; files: MissingFile[] }> {
  const [{ rows: here }, { rows: files }] = await Promise.all([
    sql<{ count: number }>`
      with asked as (${boundsOf(month)})
      select count(*)::integer as count from sales_imports, asked
      where ${counts} and covers_to >= first and covers_from <= last`.execute(db),
    sql<MissingFile>`
      with asked as (${boundsOf(month)}),
      files as (
        select sales_imports.channel, ${standingOf('sales_imports.sales_account_id')} as account, layout_id,
          sales_layouts.name as layout, retired_at, covers_from, covers_to
        from asked, sales_imports
          left join import_layouts on import_id = sales_imports.id left join sales_layouts on sales_layouts.id = layout_id
        where ${counts} and covers_to >= first - make_interval(months => ${MONTHS_OF_EXPECTATION})),
      newest as (
        select distinct on (channel, account, layout_id) files.*, ceil((covers_to - covers_from + 1) / 31.0)::integer as months
        from files, asked where covers_to < first
        order by channel, account, layout_id, covers_to desc, covers_from desc)
      select channel, (select name from sales_accounts where id = account) as sales_account, layout,
        covers_from as last_from, covers_to as last_to
      from newest, asked
      where retired_at is null
        and date_trunc('month', covers_to)
          + make_interval(months => case when months > ${MONTHS_OF_EXPECTATION} then 1 else months end) <= first
        and not exists (
          select from files where files.channel is not distinct from newest.channel
            and files.account is not distinct from newest.account
            and files.layout_id is not distinct from newest.layout_id and covers_to >= first and covers_from <= last)
      order by channel nulls last, sales_account nulls first, layout nulls first`.execute(db),
  ])
  return { here: here[0]?.count ?? 0, files }
}

function boundsOf(month: string) {
  return sql`select ${`${month}-01`}::date as first, (${`${month}-01`}::date + interval '1 month - 1 day')::date as last`
}
