import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import type { forgetSaleMatch, MatchConsequences } from '@panai/contract/sales-import/staff/sale-matches'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { carryOut } from './carry-out.ts'
import { findStanding, holdTo, lockStanding } from './find-standing.ts'
import { planChange } from './plan-change.ts'
import { sumUp } from './sum-up-change.ts'

type Posted = ParsedInputOf<typeof forgetSaleMatch>['posted']

/** @throws Refusal not_found, conflict when it was forgotten or its rows are at work. */
export async function previewForget(
  db: Database,
  { id, posted }: { id: number; posted: Posted },
): Promise<MatchConsequences> {
  await findStanding(db, id)
  return sumUp(db, await planChange(db, { matchId: id, to: null, withPosted: posted === 'wait' }))
}

/** It no longer applies: rows that are not posted wait for their book again, and those that are as the clerk says. @throws the same, and conflict when it is not what was looked at. */
export async function forgetMatch(tx: Tx, given: ParsedInputOf<typeof forgetSaleMatch>): Promise<void> {
  const { id, posted, reason, preview } = given
  await lockStanding(tx, given)
  const steps = await planChange(tx, { matchId: id, to: null, withPosted: posted === 'wait' })
  holdTo(preview, steps)
  await carryOut(tx, steps, reason)
  await tx
    .updateTable('sale_matches')
    .set({ forgotten_at: new Date(), reason })
    .where('id', '=', id)
    .execute()
}
