import type { ParsedInputOf } from '@panai/contract/endpoint'
import { messages } from '@panai/contract/messages'
import { staffMessages } from '@panai/contract/staff/messages'
import { salesImportMessages } from '@panai/contract/staff/sales-import-messages'
import type { changeSalesLayout } from '@panai/contract/staff/sales-layouts'
import { sql } from 'kysely'
import { brokenKey } from '../../../db/broken-key.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { isInUse } from './is-in-use.ts'

/** Another name, retired, or in use again. @throws Refusal not_found, invalid, conflict */
export async function changeLayout(
  tx: Tx,
  { id, version, name, is_retired }: ParsedInputOf<typeof changeSalesLayout>,
): Promise<void> {
  try {
    const changed = await tx
      .updateTable('sales_layouts')
      .set({
        name: name ?? sql`name`,
        retired_at:
          is_retired === undefined ? sql`retired_at` : is_retired ? sql`coalesce(retired_at, now())` : null,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!changed) await refuseStale(tx, 'sales_layouts', id)
  } catch (error) {
    if (brokenKey(error) === 'sales_layouts_of_header')
      throw new Refusal('conflict', salesImportMessages.layoutThere)
    if (brokenKey(error) === 'sales_layouts_name')
      throw new Refusal('invalid', messages.invalidInput, {
        errors: { name: [salesImportMessages.layoutNameTaken] },
      })
    throw error
  }
}

/** @throws Refusal not_found, conflict when a file was read by it. */
export async function deleteLayout(tx: Tx, id: number): Promise<void> {
  if (await isInUse(tx, id)) throw new Refusal('conflict', salesImportMessages.layoutUsed)
  const gone = await tx.deleteFrom('sales_layouts').where('id', '=', id).returning('id').executeTakeFirst()
  if (!gone) throw new Refusal('not_found', staffMessages.notFound)
}
