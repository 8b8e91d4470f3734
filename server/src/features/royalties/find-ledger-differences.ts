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

/** Recounts the whole ledger and lists where the running totals, also those of reports, and what was entered by hand disagree with its entries. */
export async function findLedgerDifferences(db: Database | Tx): Promise<LedgerDifference[]> {
  // One statement each, side by side where there are connections: they count everything, and a statement has its time.
  const found = await Promise.all([
    sql<LedgerDifference>`select * from ledger_differences()`.execute(db),
    sql<LedgerDifference>`select * from report_differences()`.execute(db),
    sql<LedgerDifference>`select * from manual_journal_differences()`.execute(db),
    sql<LedgerDifference>`select * from advance_differences()`.execute(db),
  ])
  return found.flatMap(({ rows }) => rows)
}
