import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { channelsOfAccounts } from '@panai/contract/sales/sales-account-kinds'
import { salesAccountMessages } from '@panai/contract/sales-import/staff/sales-account-rules'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { changeSalesLayout } from '@panai/contract/sales-import/staff/sales-layouts'
import { sql } from 'kysely'
import { brokenKey } from '../../../db/broken-key.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { findStanding } from '../sales-accounts/known-accounts.ts'
import { isInUse } from './is-in-use.ts'

/** Another name or account, retired, or in use again. @throws Refusal not_found, invalid, conflict */
export async function changeLayout(
  tx: Tx,
  { id, version, name, is_retired, sales_account_id }: ParsedInputOf<typeof changeSalesLayout>,
): Promise<void> {
  const account = sales_account_id ? await findAccountFor(tx, id, sales_account_id) : null
  try {
    const changed = await tx
      .updateTable('sales_layouts')
      .set({
        name: name ?? sql`name`,
        ...(sales_account_id !== undefined && { sales_account_id: account?.id ?? null }),
        ...(account && { channel: account.channel }),
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

/** @throws Refusal invalid when there is no such account, or files of the layout are of a channel, or of what a column says. */
async function findAccountFor(tx: Tx, layoutId: number, accountId: number) {
  const layout = await tx
    .selectFrom('sales_layouts')
    .select('channel')
    .where('id', '=', layoutId)
    .executeTakeFirst()
  if (layout && (layout.channel === null || !channelsOfAccounts.has(layout.channel)))
    throw new Refusal('invalid', messages.invalidInput, {
      errors: { sales_account_id: [salesAccountMessages.ofChannel] },
    })
  return findStanding(tx, accountId)
}

/** @throws Refusal not_found, conflict when a file was read by it. */
export async function deleteLayout(tx: Tx, id: number): Promise<void> {
  if (await isInUse(tx, id)) throw new Refusal('conflict', salesImportMessages.layoutUsed)
  const gone = await tx.deleteFrom('sales_layouts').where('id', '=', id).returning('id').executeTakeFirst()
  if (!gone) throw new Refusal('not_found', staffMessages.notFound)
}
