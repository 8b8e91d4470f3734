import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { removeLines } from '../intake/remove-lines.ts'

/** Lets files be read again that are not posted, and whose rows in this currency are calculated otherwise from that day (ISO date) on. */
export async function queueReread(tx: Tx, currency: string, from: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update sales_imports set state = 'reading', progress = 0, rows_read = 0, totals = null
    where state = 'ready' and exists (
      select from sale_lines where import_id = sales_imports.id and currency <> 'INR' and currency = ${currency}
        and period_to >= ${from}::date and state = 'new')
    returning id`.execute(tx)
  await removeLines(
    tx,
    rows.map(({ id }) => id),
  )
}
