import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { heldReasons, payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import { todayInIndia } from '../../db/today.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { decideAll, insertItems, startRun } from './make-run.ts'
import type { PayeeLookup } from './payee.ts'
import { settingsInForce } from './settings-in-force.ts'

/**
 * Makes a run of one payout that has failed, with the details that hold now; it is approved as any other run. @returns its id.
 * @throws Refusal conflict when it has not failed, is made again already, or its author can't be paid.
 */
export async function retryPayout(
  tx: Tx,
  deps: PayeeLookup,
  madeBy: number | null,
  payoutId: number,
): Promise<number> {
  const payout = await tx
    .selectFrom('payouts')
    .leftJoin('payout_items', 'payout_items.payout_id', 'payouts.id')
    .select(['payouts.author_id', 'payouts.status', 'payouts.paid_on', 'payout_items.month'])
    .where('payouts.id', '=', payoutId)
    .executeTakeFirst()
  if (!payout) throw new Refusal('not_found', staffMessages.notFound)
  if (payout.status !== 'failed') throw new Refusal('conflict', payoutMessages.notFailed)
  const day = await todayInIndia(tx)
  const settings = await settingsInForce(tx, day)
  const month = payout.month ?? `${payout.paid_on.slice(0, 7)}-01`
  const run = await startRun(tx, { kind: 'retry', month, day, settings, madeBy })
  await refuseSecond(tx, payoutId)
  const decisions = await decideAll(tx, deps, { ...run, whom: [payout.author_id], runId: run.id })
  const decision = decisions.get(payout.author_id)
  if (decision?.state !== 'to_pay')
    throw new Refusal('conflict', heldReasons[decision?.heldFor ?? 'nothing_payable'])
  await insertItems(tx, run, decisions, payoutId)
  return run.id
}

/** Runs are started one after the other, so that nobody else is at it. */
async function refuseSecond(tx: Tx, payoutId: number): Promise<void> {
  const other = await tx
    .selectFrom('payout_items')
    .select('id')
    .where('retries', '=', payoutId)
    .where('state', '<>', 'held')
    .executeTakeFirst()
  if (other) throw new Refusal('conflict', payoutMessages.retriedAlready)
}
