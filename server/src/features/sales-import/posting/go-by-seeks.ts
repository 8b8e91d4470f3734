import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

/** A planner that has not counted the rows of the last import yet would read all there are, or compile a plan that is over at once. */
export async function goBySeeks(tx: Tx, only: boolean): Promise<void> {
  const value = only ? sql`'off'` : sql`reset_val`
  await sql`
    select set_config(name, ${value}, true) from pg_settings where name in ('enable_seqscan', 'jit')`.execute(
    tx,
  )
}
