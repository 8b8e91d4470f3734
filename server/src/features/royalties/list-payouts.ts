import { paise, toRupees } from '@panai/contract/money/money'
import type { Payout } from '@panai/contract/royalties/royalties'
import type { Database } from '../../db/database.ts'

export async function listPayoutsOf(
  db: Database,
  authorId: number,
  place: { page: number; per_page: number },
): Promise<Payout[]> {
  const rows = await db
    .selectFrom('payouts')
    .select(['id', 'paid_on', 'amount_paise', 'status', 'transaction_id', 'method'])
    .where('author_id', '=', authorId)
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .limit(place.per_page)
    .offset((place.page - 1) * place.per_page)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    payout_date: row.paid_on,
    amount: toRupees(paise(row.amount_paise)),
    status: row.status,
    transaction_id: row.transaction_id,
    method: row.method,
  }))
}

/** All of them in batches. There is one a month or so: the last page is as near as the first. */
export async function* eachPayout(db: Database, authorId: number, batch = 1_000): AsyncGenerator<Payout[]> {
  for (let page = 1; ; page++) {
    const payouts = await listPayoutsOf(db, authorId, { page, per_page: batch })
    yield payouts
    if (payouts.length < batch) return
  }
}
