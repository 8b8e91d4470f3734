import { readCurrency } from '@panai/contract/money/currencies'
import type { MappedLayout } from '@panai/contract/sales/sales-columns'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { standingOf } from '../sales-accounts/known-accounts.ts'
import { readColumns } from './stored-columns.ts'

/** The layouts that somebody made of a header and that are in use: some dozen. */
export async function loadLayouts(db: Database | Tx): Promise<MappedLayout[]> {
  const rows = await db
    .selectFrom('sales_layouts')
    .select(['id', 'header', 'columns', 'channel', 'currency', 'format', 'day_order', 'is_in_smallest'])
    .select(standingOf('sales_account_id').as('account'))
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ day_order, is_in_smallest, currency, columns: stored, ...row }) => {
    const { columns, added, statuses, amount_by_price, before_tax } = readColumns(stored)
    return {
      ...row,
      columns,
      added,
      statuses,
      currency: currency === null ? null : readCurrency(currency),
      dayOrder: day_order,
      isInSmallest: is_in_smallest,
      isAmountByPrice: amount_by_price,
      isBeforeTax: before_tax,
    }
  })
}
