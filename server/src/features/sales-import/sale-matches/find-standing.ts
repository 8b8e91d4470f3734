import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { lockPosting } from '../intake/lock-import.ts'
import { lockMatches } from './lock-matches.ts'
import type { Step } from './plan-change.ts'
import { nameOf } from './sum-up-change.ts'

/** A match that holds. @throws Refusal not_found, conflict when it was forgotten. */
export async function findStanding(db: Database | Tx, id: number) {
  const found = await db
    .selectFrom('sale_matches')
    .select(['id', 'version', 'book_id', 'format', 'forgotten_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', staffMessages.notFound)
  if (found.forgotten_at !== null) throw new Refusal('conflict', salesImportMessages.forgotten)
  return found
}

/** The same to change it: nothing is posted and no file is read meanwhile. @throws also conflict when it has changed. */
export async function lockStanding(tx: Tx, { id, version }: { id: number; version: number }) {
  await lockPosting(tx)
  await lockMatches(tx)
  await tx.selectFrom('sale_matches').select('id').where('id', '=', id).forUpdate().execute()
  const found = await findStanding(tx, id)
  if (found.version !== version) await refuseStale(tx, 'sale_matches', id)
  await tx
    .selectFrom('sales_imports')
    .select('id')
    .where('id', 'in', (query) =>
      query.selectFrom('sale_lines').select('import_id').where('match_id', '=', id).distinct(),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return found
}

/** What is posted is what was shown. @throws Refusal conflict */
export function holdTo(preview: string, steps: readonly Step[]): void {
  if (nameOf(steps) !== preview)
    throw new Refusal('conflict', salesImportMessages.previewChanged, { reason: 'stale' })
}
