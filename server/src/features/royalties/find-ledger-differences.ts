import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

/** `kept` is the running total, `counted` the sum of the entries, in paise, copies or rows. */
export type LedgerDifference = {
  what: string
  author_id: number | null
  kept: number | null
  counted: number | null
}

/** Counts the whole ledger anew: where the running totals, those of reports among them, disagree with its entries. None: all is well. */
export async function findLedgerDifferences(db: Database | Tx): Promise<LedgerDifference[]> {
  const { rows } = await sql<LedgerDifference>`
    select * from ledger_differences() union all select * from report_differences()`.execute(db)
  return rows
}
