import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { standingOf } from '../sales-accounts/known-accounts.ts'

const MOST = 200

/** Two sales of a book by one account, or none, are alike by their order where both name one, else by day, copies and amount. */
const alike = sql`
  sign(one.units) = sign(other.units) and one.channel = other.channel
  and one.account is not distinct from ${standingOf('other.sales_account_id')}
  and case when one.order_id is not null and other.order_id is not null
    then lower(btrim(one.order_id)) = lower(btrim(other.order_id))
    else one.period_to = other.period_to and one.units = other.units and one.amount_paise = other.amount_paise end`

type Typed = {
  channel: SalesChannel
  /** Of our own, which stands for those that are merged into it. */
  account: number | null
  bookId: number
  soldOn: string
  copies: number
  amount: number
  orderId: string | null
}

/** The import that has the same sale as one that is being typed; null when none has. */
export async function findSameSale(
  tx: Tx,
  { channel, account, bookId, soldOn, copies, amount, orderId }: Typed,
) {
  const { rows } = await sql<{ import_id: number; by: string | null }>`
    select other.import_id, accounts.name as by
    from sales join sale_lines as other on other.id = line_id
    join sales_imports on sales_imports.id = other.import_id left join accounts on accounts.id = created_by,
    (select ${channel}::text as channel, ${account}::integer as account, ${soldOn}::date as period_to, ${copies}::integer as units, ${amount}::bigint as amount_paise, ${orderId}::text as order_id) as one
    where sales.book_id = ${bookId} and reversed_by is null and ${alike}
    order by other.import_id limit 1`.execute(tx)
  return rows[0] ?? null
}

/** Rows of a file, not posted yet, that were typed by hand before, each with the first that is like it. */
export async function findTypedBefore(db: Database | Tx, importId: number) {
  const { rows } = await sql<{ sheet: string | null; row: number; import_id: number }>`
    select distinct on (one.id) one.sheet, one.row_number as row, other.import_id
    from sales as typed join sale_lines as other on other.id = typed.line_id
    join (select sale_lines.*, ${standingOf('sales_account_id')} as account from sale_lines) as one
      on one.book_id = typed.book_id and one.import_id = ${importId} and one.state = 'new'
    where typed.reference = 'typed' and typed.reversed_by is null and ${alike}
    order by one.id, other.import_id limit ${MOST}`.execute(db)
  return rows
}
