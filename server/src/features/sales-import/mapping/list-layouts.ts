import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { readCurrency } from '@panai/contract/money/currencies'
import type { listSalesLayouts, SalesLayout } from '@panai/contract/sales-import/staff/sales-layouts'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { readColumns } from './stored-columns.ts'

function select(db: Database) {
  return db
    .selectFrom('sales_layouts')
    .leftJoin('accounts', 'accounts.id', 'sales_layouts.created_by')
    .leftJoin('sales_accounts', 'sales_accounts.id', 'sales_layouts.sales_account_id')
    .selectAll('sales_layouts')
    .select([
      'accounts.name as created_by_name',
      'sales_accounts.name as sales_account_name',
      sql<number>`(select count(*) from import_layouts where layout_id = sales_layouts.id)`.as('files'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

export async function listLayouts(db: Database, asked: ParsedInputOf<typeof listSalesLayouts>) {
  const { limit, offset } = listRange(asked)
  const direction = asked.sort.startsWith('-') ? 'desc' : 'asc'
  const operator = asked.retired === 'true' ? 'is not' : 'is'
  const [rows, { total }] = await Promise.all([
    select(db)
      .$if(asked.retired !== undefined, (query) => query.where('retired_at', operator, null))
      .orderBy(
        asked.sort.endsWith('name') ? sql`lower(sales_layouts.name)` : 'sales_layouts.created_at',
        direction,
      )
      .orderBy('sales_layouts.id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('sales_layouts')
      .$if(asked.retired !== undefined, (query) => query.where('retired_at', operator, null))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(toLayout), total }
}

/** @throws Refusal not_found */
export async function getLayout(db: Database, id: number): Promise<SalesLayout> {
  const row = await select(db).where('sales_layouts.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toLayout(row)
}

type Mapping = Pick<
  Row,
  'columns' | 'channel' | 'sales_account_id' | 'currency' | 'format' | 'day_order' | 'is_in_smallest'
>

export function toMapping({
  columns,
  channel,
  sales_account_id,
  currency,
  format,
  day_order,
  is_in_smallest,
}: Mapping) {
  const { amount_by_price: _, ...said } = readColumns(columns)
  return {
    ...said,
    channel,
    sales_account_id,
    currency: currency === null ? null : readCurrency(currency),
    format,
    day_order,
    is_in_smallest,
  }
}

function toLayout(row: Row): SalesLayout {
  return {
    ...toMapping(row),
    amount_by_price: readColumns(row.columns).amount_by_price,
    id: row.id,
    version: row.version,
    name: row.name,
    sales_account_name: row.sales_account_name,
    headings: row.headings,
    files: row.files,
    created_by: row.created_by_name,
    created_at: row.created_at.toISOString(),
    retired_at: row.retired_at?.toISOString() ?? null,
  }
}
