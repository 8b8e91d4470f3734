import type { listReceipts, Receipt } from '@panai/contract/accounting/staff/receipts'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { paise, toRupees } from '@panai/contract/money/money'
import { channelOfKind } from '@panai/contract/sales/sales-account-kinds'
import { sql } from 'kysely'
import { countUpTo } from '../../db/count-up-to.ts'
import type { Database } from '../../db/database.ts'
import { listRange } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import { toNamed } from '../sales-import/index.ts'
import { isOfSale } from './is-of-sale.ts'

export async function findReceipts(db: Database, asked: ParsedInputOf<typeof listReceipts>) {
  const { limit, offset } = listRange(asked)
  const direction = asked.sort === '-id' ? 'desc' : 'asc'
  const { channel, line_id, sales_account_id } = asked
  const matching = db
    .selectFrom('receipts')
    .$call((query) =>
      channel === undefined
        ? query
        : query.where('account_id', 'in', (eb) =>
            eb.selectFrom('ledger_accounts').select('id').where('channel', '=', channel),
          ),
    )
    .$call((query) =>
      sales_account_id === undefined
        ? query
        : query.where('account_id', 'in', (eb) =>
            eb
              .selectFrom('ledger_accounts')
              .innerJoin('sales_accounts', 'sales_accounts.id', 'sales_account_id')
              .select('ledger_accounts.id')
              .where(sql<number>`coalesce(merged_into, sales_accounts.id)`, '=', sales_account_id),
          ),
    )
    .$call((query) => (line_id === undefined ? query : query.where(isOfSale(line_id))))
  const page = matching.select('id').orderBy('id', direction).limit(limit).offset(offset)
  const [rows, counted] = await Promise.all([
    receiptRows(db).where('entered.id', 'in', page).orderBy('entered.id', direction).execute(),
    countUpTo(db, matching.select('id')),
  ])
  return { rows: rows.map(toReceipt), ...counted }
}

/** @throws Refusal not_found */
export async function findReceipt(db: Database, id: number): Promise<Receipt> {
  const row = await receiptRows(db).where('entered.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toReceipt(row)
}

function receiptRows(db: Database) {
  return db
    .selectFrom('receipts as entered')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'entered.account_id')
    .leftJoin('sales_accounts', 'sales_accounts.id', 'ledger_accounts.sales_account_id')
    .innerJoin('accounts as clerk', 'clerk.id', 'entered.entered_by')
    .leftJoin('receipts as opposite', 'opposite.reverses', 'entered.id')
    .selectAll('entered')
    .select([
      'clerk.name as clerk_name',
      'opposite.id as reversed_by',
      'ledger_accounts.channel',
      'ledger_accounts.sales_account_id',
      'sales_accounts.name as sales_account_name',
      'sales_accounts.kind as sales_account_kind',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof receiptRows>['executeTakeFirstOrThrow']>>

function toReceipt(row: Row): Receipt {
  const { id, line_id, received_on, method, note, reverses, reversed_by, sales_account_kind: kind } = row
  return {
    channel: row.channel ?? (kind === null ? 'direct' : channelOfKind[kind]), // the table's guard: one of them is there
    sales_account: toNamed(row),
    ...{ id, line_id, received_on, method, note, reverses, reversed_by },
    amount: toRupees(paise(row.amount_paise)),
    entered_by: row.clerk_name,
    entered_at: row.entered_at.toISOString(),
  }
}
