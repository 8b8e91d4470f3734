import type { EarlierStep } from '@panai/contract/payouts/staff/four-eyes-rule'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Who has approved a run that is still to pay to this version of details. */
export async function listPayers(db: Database | Tx, payeeId: number): Promise<EarlierStep[]> {
  const rows = await db
    .selectFrom('payee_details as details')
    .innerJoin('payout_items as item', (join) =>
      join
        .onRef('item.author_id', '=', 'details.author_id')
        .onRef('item.details_id', '=', 'details.id')
        .on('item.state', '=', 'to_pay'),
    )
    .innerJoin('payout_runs as run', 'run.id', 'item.run_id')
    .select('run.approved_by')
    .where('details.id', '=', payeeId)
    .where('run.state', '=', 'paying')
    .execute()
  return rows.map(({ approved_by }) => ({ did: 'approved_run', by: approved_by }))
}
