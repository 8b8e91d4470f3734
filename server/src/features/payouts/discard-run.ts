import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'

/** Discards a run that was not approved; again it changes nothing. @throws Refusal conflict for one that was. */
export async function discardRun(tx: Tx, id: number): Promise<void> {
  const run = await tx
    .selectFrom('payout_runs')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!run) throw new Refusal('not_found', staffMessages.notFound)
  if (run.state === 'discarded') return
  if (run.state !== 'ready') throw new Refusal('conflict', payoutMessages.notReady)
  await tx.deleteFrom('payout_items').where('run_id', '=', id).execute()
  await tx.updateTable('payout_runs').set({ state: 'discarded' }).where('id', '=', id).execute()
}
