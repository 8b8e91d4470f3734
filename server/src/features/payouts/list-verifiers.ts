import type { EarlierStep } from '@panai/contract/payouts/staff/four-eyes-rule'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

type Verifier = EarlierStep & { runId: number }

/** Who verified, as the last one, the details that these runs are to pay to: each person once a run. null: nobody is known. */
export async function listVerifiers(db: Database | Tx, runIds: readonly number[]): Promise<Verifier[]> {
  const { rows } = await sql<{ run_id: number; verified_by: number | null }>`
    select distinct run_id, verified_by
    from payout_items as item
      join payee_details as details on details.id = item.details_id and details.author_id = item.author_id
    where run_id = any(${[...runIds]}::integer[]) and state = 'to_pay'`.execute(db)
  return rows.map(({ run_id, verified_by }) => ({ runId: run_id, did: 'verified_details', by: verified_by }))
}
