import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { Tx } from '../../../db/transaction.ts'
import { standingOf } from '../sales-accounts/known-accounts.ts'
import { transferred } from './owed.ts'

/** What comes to us for a posted row, in paise; negative: for what came back. `isPaid`: it has come already. */
export type OwedRow = {
  channel: SalesChannel
  /** Of our own, and the one that stands for it. */
  account: number | null
  standing: number | null
  owed: number
  isPaid: boolean
}

/** Nobody else records what came for it meanwhile, or takes it back. Null: there is no such row, or it is not posted. */
export async function lockOwed(tx: Tx, lineId: number): Promise<OwedRow | null> {
  const found = await tx
    .selectFrom('sale_lines')
    .select([
      'channel',
      'sales_account_id as account',
      'is_paid as isPaid',
      transferred.$castTo<number | null>().as('owed'),
    ])
    .select(standingOf('sales_account_id').as('standing'))
    .where('id', '=', lineId)
    .where('state', '=', 'posted')
    .forUpdate()
    .executeTakeFirst()
  return found ? { ...found, owed: found.owed ?? 0 } : null
}

/**
 * The import of a posted row that says that the sale was paid, and was posted without what receipts had brought before; null: there is none. Nobody
 * posts such a row before the transaction ends.
 */
export async function findCounted(
  tx: Tx,
  { lineId, identity }: { lineId: number; identity: string },
): Promise<number | null> {
  await tx.selectFrom('sale_lines').select('id').where('id', '=', lineId).forUpdate().execute()
  const found = await tx
    .selectFrom('sale_lines')
    .select('import_id')
    .where('identity', '=', identity)
    .where('state', '=', 'posted')
    .where('received_before_paise', '<>', 0)
    .executeTakeFirst()
  return found?.import_id ?? null
}
