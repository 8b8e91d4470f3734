import { isDeepStrictEqual } from 'node:util'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { hasTaxColumn, type MappedStatus, needsPrice, statusKey } from '@panai/contract/sales/sales-columns'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { mapSalesFile } from '@panai/contract/sales-import/staff/sales-layouts'
import { brokenKey } from '../../../db/broken-key.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { findStanding } from '../sales-accounts/known-accounts.ts'
import { isInUse } from './is-in-use.ts'
import { keyOfHeader } from './key-of-header.ts'
import { toMapping } from './list-layouts.ts'
import { readColumns, storeColumns } from './stored-columns.ts'

type Kept = {
  given: ParsedInputOf<typeof mapSalesFile>
  header: readonly string[]
  headings: readonly string[]
  accountId: number
}

/**
 * Keeps what is said of a header. A layout by which a file was read stays as it is, so that what was read can be explained; only the
 * meaning of values that no file had, or whose meaning was left open, is added.
 * @throws Refusal invalid, conflict
 */
export async function keepLayout(tx: Tx, { given, header, headings, accountId }: Kept): Promise<void> {
  const { name, columns, added, statuses, without_status } = given
  const before_tax = given.before_tax && hasTaxColumn(columns)
  const { currency, format, day_order, is_in_smallest } = given
  const account = given.sales_account_id === null ? null : await findStanding(tx, given.sales_account_id)
  const channel = account?.channel ?? given.channel
  const header_key = keyOfHeader(header)
  const said = {
    channel,
    sales_account_id: given.sales_account_id,
    currency,
    format,
    day_order,
    is_in_smallest,
  }
  const before = await tx
    .selectFrom('sales_layouts')
    .selectAll()
    .where('header_key', '=', header_key)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  // Asked once its row is locked: no file becomes the first that was read by it meanwhile.
  if (before && (await isInUse(tx, before.id))) {
    const { statuses: known, ...mapping } = toMapping(before)
    if (!isDeepStrictEqual(mapping, { columns: { ...columns }, added, without_status, before_tax, ...said }))
      throw new Refusal('conflict', salesImportMessages.layoutThere)
    const stored = storeColumns({ ...readColumns(before.columns), statuses: withNew(known, statuses) })
    await tx.updateTable('sales_layouts').set({ columns: stored }).where('id', '=', before.id).execute()
    return
  }
  const fields = {
    name,
    ...said,
    columns: storeColumns({
      columns,
      added,
      statuses,
      without_status,
      before_tax,
      amount_by_price: needsPrice(columns),
    }),
    headings: [...headings],
  }
  try {
    if (before) await tx.updateTable('sales_layouts').set(fields).where('id', '=', before.id).execute()
    else
      await tx
        .insertInto('sales_layouts')
        .values({ ...fields, header: [...header], header_key, created_by: accountId })
        .execute()
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

/** What is settled stays. */
function withNew(known: readonly MappedStatus[], given: readonly MappedStatus[]): MappedStatus[] {
  const settled = known.filter(({ meaning }) => meaning !== 'ask')
  const keys = new Map(settled.map(({ value, meaning }) => [statusKey(value), meaning]))
  const others = given.filter(({ value, meaning }) => {
    const before = keys.get(statusKey(value))
    if (before !== undefined && before !== meaning)
      throw new Refusal('conflict', salesImportMessages.layoutThere)
    return before === undefined
  })
  return [...settled, ...others]
}
