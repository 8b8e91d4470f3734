import { alerts } from '@panai/contract/operations/alerts'
import { alarm, type Finding, fine, isOver, type OperationsDeps } from '../finding.ts'
import { readBriefly } from '../read-briefly.ts'
import { counted, lasted } from '../words.ts'

/** Payout runs that were approved and not paid in full. */
export async function checkPayouts({ db }: Pick<OperationsDeps, 'db'>): Promise<Finding> {
  const { paying, oldest } = await readBriefly(db, (tx) =>
    tx
      .selectFrom('payout_runs')
      .select((eb) => [eb.fn.countAll<number>().as('paying'), eb.fn.min('approved_at').as('oldest')])
      .where('state', '=', 'paying')
      .executeTakeFirstOrThrow(),
  )
  if (paying === 0 || oldest === null) return fine('No approved payout run is unfinished.')
  const says = `${counted(paying, 'approved payout run is', 'approved payout runs are')} unfinished, the oldest for ${lasted(oldest)}.`
  return isOver(alerts.PayoutsStuck.above, oldest) ? alarm('PayoutsStuck', says, oldest) : fine(says)
}
