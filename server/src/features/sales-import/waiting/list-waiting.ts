import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { readCurrency } from '@panai/contract/money/currencies'
import type { listWaitingSales, WaitingSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'
import { inUnits } from '../currency/in-units.ts'
import { suggestBooks } from './suggest-books.ts'
import { waitingKey } from './waiting-as.ts'

function money(amount: number | null, currency: string | null): number | null {
  return amount === null || currency === null ? null : inUnits(amount, readCurrency(currency))
}

type Row = Omit<WaitingSales, 'suggestions'> & { groups: number }

/** Rows that wait, those alike together, the most first; with books that rows without one may mean. */
export async function listWaiting(db: Database, asked: ParsedInputOf<typeof listWaitingSales>) {
  const { limit, offset } = listRange(asked)
  const wanted = asked.waits_for ?? null
  const ofImport = asked.import_id ?? null
  const { rows } = await sql<Row>`
    with alike as (
      select waits_for, ${waitingKey} as key,
        count(*) as rows, sum(units)::bigint as copies, min(id) as first_line_id, min(period_from) as first_day,
        max(period_to) as last_day, array_agg(distinct import_id) as imports
      from sale_lines where state = 'waiting' and (${wanted}::text is null or waits_for = ${wanted})
        and (${ofImport}::integer is null or (waits_for, ${waitingKey}) in (
          select waits_for, ${waitingKey} from sale_lines where import_id = ${ofImport} and state = 'waiting'))
      group by 1, 2),
    page as (select *, count(*) over () as groups from alike order by rows desc, key limit ${limit} offset ${offset})
    select page.key as id, page.waits_for, rows, copies, imports[1:10] as imports, first_line_id, first_day, last_day, groups,
      channel, currency, case when page.waits_for = 'copies' then order_id end as order_id,
      case when page.waits_for = 'copies' then coalesce(proceeds, amount) end as proceeds, line.amount as first_amount, line.units as first_copies, identifier, line.title, author_name, format, book_id, books.title as book_title,
      array_remove(array[
        case when page.waits_for = 'price' and books.pages is null then 'pages' end,
        case when page.waits_for = 'price' and books.trim_size is null then 'trim_size' end], null) as book_lacks
    from page join sale_lines as line on line.id = first_line_id left join books on books.id = book_id
    order by rows desc, page.key`.execute(db)
  const suggestions = await suggestBooks(
    db,
    rows.map(({ waits_for, title, author_name, identifier }) => {
      const waits = waits_for === 'book'
      return { title: waits ? title : null, author: author_name, number: waits ? identifier : null }
    }),
  )
  const shown = rows.map(
    ({ groups: _, ...row }, at): WaitingSales => ({
      ...row,
      proceeds: money(row.proceeds, row.currency),
      first_amount: money(row.first_amount, row.currency),
      suggestions: suggestions[at] ?? [],
    }),
  )
  return { rows: shown, total: rows[0]?.groups ?? 0 }
}
