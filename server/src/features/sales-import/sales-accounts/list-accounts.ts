import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { paise, toRupees } from '@panai/contract/money/money'
import { salesAccountKey } from '@panai/contract/sales/sales-account-kinds'
import type {
  listSalesAccounts,
  NamedSalesAccount,
  SalesAccount,
} from '@panai/contract/sales-import/staff/sales-accounts'
import { type SqlBool, sql } from 'kysely'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Database } from '../../../db/database.ts'
import { today } from '../../../db/today.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'

export async function listAccounts(db: Database, asked: ParsedInputOf<typeof listSalesAccounts>) {
  const { limit, offset } = listRange(asked)
  const direction = asked.sort.startsWith('-') ? 'desc' : 'asc'
  const order = asked.sort.endsWith('name') ? sql`lower(name)` : sql`id`
  const { kind, q } = asked
  const matching = db
    .selectFrom('sales_accounts')
    .where('merged_into', asked.merged === 'true' ? 'is not' : 'is', null)
    .$call((query) => (kind === undefined ? query : query.where('kind', '=', kind)))
    .$call((query) => (q === undefined ? query : query.where(isNamedLike(q))))
  const page = matching
    .select('id')
    .orderBy(order, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
  const [rows, counted] = await Promise.all([
    select(db)
      .where('sales_accounts.id', 'in', page)
      .orderBy(order, direction)
      .orderBy('id', direction)
      .execute(),
    countUpTo(db, matching.select('id')),
  ])
  return { rows: rows.map(toAccount), ...counted }
}

/** @throws Refusal not_found */
export async function getAccount(db: Database, id: number): Promise<SalesAccount> {
  const row = await select(db).where('sales_accounts.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toAccount(row)
}

/** By any of its names, be it one that it had before. */
function isNamedLike(text: string) {
  return sql<SqlBool>`exists (
    select from sales_account_names as named
    where named.sales_account_id = sales_accounts.id and position(${salesAccountKey(text)} in named.key) > 0)`
}

/** Of the account and all that are merged into it, by month. */
const owed = sql`
  from account_months join ledger_accounts on ledger_accounts.id = account_months.account_id
  where ledger_accounts.sales_account_id in (
    select sales_accounts.id union all select part.id from sales_accounts as part where part.merged_into = sales_accounts.id)`

function select(db: Database) {
  return db
    .selectFrom('sales_accounts')
    .selectAll('sales_accounts')
    .select([
      sql<number>`(select coalesce(sum(debit_paise - credit_paise), 0)::bigint ${owed})`.as('owed_paise'),
      sql<number | null>`(
        select greatest(coalesce(sum(debit_paise) filter (
          where (month + interval '1 month')::date + credit_days <= ${today}), 0) - coalesce(sum(credit_paise), 0), 0)::bigint
        ${owed} and credit_days is not null)`.as('overdue_paise'),
      sql<NamedSalesAccount | null>`(
        select jsonb_build_object('id', whole.id, 'name', whole.name) from sales_accounts as whole
        where whole.id = sales_accounts.merged_into)`.as('whole'),
      sql<NamedSalesAccount[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', part.id, 'name', part.name) order by part.id), '[]')
        from sales_accounts as part where part.merged_into = sales_accounts.id)`.as('parts'),
      sql<string[]>`array(
        select name from sales_account_names as named where named.sales_account_id = sales_accounts.id and not is_current order by key)`.as(
        'other_names',
      ),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

function toAccount(row: Row): SalesAccount {
  const { id, version, name, kind, credit_days, contact_name, phone, email, note, other_names } = row
  return {
    ...{ id, version, name, kind, credit_days, contact_name, phone, email, note, other_names },
    discount: row.discount_bp === null ? null : row.discount_bp / 100,
    owes: toRupees(paise(row.owed_paise)),
    overdue: credit_days === null || row.overdue_paise === null ? null : toRupees(paise(row.overdue_paise)),
    merged_into: row.whole,
    merged: row.parts,
    created_at: row.created_at.toISOString(),
  }
}
