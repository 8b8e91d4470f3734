import { paise, toRupees } from '@panai/contract/money/money'
import type { PayoutRun } from '@panai/contract/payouts/staff/payouts'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Payouts that are paid in the ledger and left out of the bank's file: while an author disowns a change, no money
 * leaves. For queries in which `payouts` stands.
 */
export const isLeftOut = sql<boolean>`exists (
  select from payee_freezes where payee_freezes.author_id = payouts.author_id and payee_freezes.lifted_at is null)`

type LeftOut = PayoutRun['left_out'][number] & { runId: number }

/** Who of these runs is left out now and has no result from the bank yet. */
export async function listLeftOut(db: Database, runIds: readonly number[]): Promise<LeftOut[]> {
  const rows = await db
    .selectFrom('payout_items')
    .innerJoin('payouts', 'payouts.id', 'payout_items.payout_id')
    .innerJoin('authors', 'authors.id', 'payouts.author_id')
    .innerJoin('payee_freezes', 'payee_freezes.author_id', 'payouts.author_id')
    .select(['run_id', 'payouts.author_id', 'authors.name', 'payouts.amount_paise', 'frozen_at'])
    .where('run_id', '=', sql<number>`any(${[...runIds]}::integer[])`)
    .where('payouts.status', '=', 'processing')
    .where('lifted_at', 'is', null)
    .orderBy('payout_items.id')
    .execute()
  return rows.map(({ run_id, author_id, name, amount_paise, frozen_at }) => ({
    runId: run_id,
    author_id,
    author_name: name,
    net: toRupees(paise(amount_paise)),
    reason: 'frozen',
    since: frozen_at.toISOString(),
  }))
}
