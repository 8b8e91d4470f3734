import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { transferred } from './owed.ts'

/**
 * Finds what receipts have brought already for sales of which rows of an import say that they were paid, and keeps it with the rows: it does not
 * come again. Those are receipts of rows that do not stand any more, or in whose place these come, of the same sale; of several rows of one sale the
 * first has of it as much as it comes to. Nothing more is recorded for these sales before the transaction ends.
 * @returns whether it is something else than was kept
 */
export async function findReceived(tx: Tx, importId: number): Promise<boolean> {
  const own = sql`
    sale_lines as own where own.import_id = ${importId} and own.is_paid and own.identity is not null and own.state in ('new', 'waiting')`
  await sql`
    select from sale_lines where id in (
      select revises_line_id from ${own}
      union select line_id from receipts where sale_identity in (select identity from ${own}))
    order by id for update`.execute(tx)
  const { rows } = await sql`
    with own as materialized (
      select id, identity, revises_line_id, received_before_paise as kept, coalesce(${transferred}, 0) as comes from ${own}
        and exists (select from receipts where sale_identity = own.identity)),
    revised as (select revises_line_id from own where revises_line_id is not null),
    came as (
      select sale_identity as identity, sum(receipts.amount_paise) as paise
      from receipts join sale_lines as earlier on earlier.id = line_id
      where sale_identity in (select identity from own) and (earlier.state <> 'posted' or earlier.id in (select * from revised))
      group by sale_identity),
    counted as (
      select identity, sum(received_before_paise) as paise from sale_lines as standing
      where identity in (select identity from own) and state = 'posted' and id not in (select * from revised) group by identity),
    told as (
      select own.id, kept, comes, coalesce(came.paise, 0) - coalesce(counted.paise, 0)
        - coalesce(sum(comes) over (partition by identity order by own.id rows between unbounded preceding and 1 preceding), 0) as rest
      from own left join came using (identity) left join counted using (identity)),
    found as (
      select id, kept, case when comes > 0 then greatest(least(comes, rest), 0) else least(greatest(comes, rest), 0) end::bigint as paise
      from told)
    update sale_lines set received_before_paise = paise from found
    where sale_lines.id = found.id and paise <> kept
    returning sale_lines.id`.execute(tx)
  return rows.length > 0
}
