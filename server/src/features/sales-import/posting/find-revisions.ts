import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { goBySeeks } from './go-by-seeks.ts'

/**
 * Finds the rows of an import that say something else of a sale than a posted row of an earlier file, and keeps with each which row that is.
 * Of several that have the same name, those that the import has to the letter are left aside, and the others go together in their order.
 * A row by which nothing is due any more revises too. @returns whether a row revises another one than it did.
 */
export async function findRevisions(tx: Tx, importId: number): Promise<boolean> {
  if (!(await areDaysPosted(tx, importId))) return false
  await goBySeeks(tx, true)
  const { rows } = await sql<{ id: number }>`
    with own as materialized (
      select id, identity, revises_line_id, row_number() over (partition by identity order by id) as place from sale_lines
      where import_id = ${importId} and identity is not null
        and (state in ('new', 'waiting') or (state = 'nothing_due' and measure in ('copies', 'pages')))),
    standing as materialized (
      select other.id, other.identity, row_number() over (partition by other.identity order by other.id) as place
      from (select distinct identity from own) as named cross join lateral (
        select id, identity, hash from sale_lines as posted
        where posted.identity = named.identity and posted.state = 'posted' and posted.import_id <> ${importId} offset 0) as other
      where not exists (
        select from sale_lines as same where same.hash = other.hash and same.state = 'duplicate' and same.import_id = ${importId})),
    told as (
      select own.id, standing.id as earlier from own left join standing using (identity, place)
      where standing.id is distinct from own.revises_line_id)
    update sale_lines set revises_line_id = earlier, overlaps_line_id = null,
      state = case when state = 'nothing_due' then 'new' when state = 'new' and ${isNothing} and earlier is null then 'nothing_due' else state end
    from told where sale_lines.id = told.id
    returning sale_lines.id`.execute(tx)
  await goBySeeks(tx, false)
  return rows.length > 0
}

/** As `judgeLine` says it of a row by which nothing is due. */
const isNothing = sql`
  (units = 0 and pages = 0 and coalesce(amount, 0) = 0 and coalesce(proceeds, 0) = 0 and coalesce(royalty, 0) = 0)`

/** Whether another file has posted rows of days that this one covers, or rows that it revised before: else no row is looked up. */
async function areDaysPosted(tx: Tx, importId: number): Promise<boolean> {
  const { rows } = await sql`
    select from sales_imports as own
    where own.id = ${importId} and (
      exists (
        select from sales_imports as other
        where other.state = 'posted' and other.id <> own.id
          and other.covers_to >= own.covers_from and other.covers_from <= own.covers_to)
      or exists (select from sale_lines where import_id = own.id and revises_line_id is not null))`.execute(
    tx,
  )
  return rows.length > 0
}
