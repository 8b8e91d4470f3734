import { messages } from '@panai/contract/http/messages'
import { channelOfKind, type KnownAccount } from '@panai/contract/sales/sales-account-kinds'
import { salesAccountMessages } from '@panai/contract/sales-import/staff/sales-account-rules'
import type { NamedSalesAccount } from '@panai/contract/sales-import/staff/sales-accounts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'

/** All accounts, with the names that files may write: some hundreds. One that is merged into another one is read as that. */
export async function loadAccounts(db: Database | Tx): Promise<KnownAccount[]> {
  const rows = await db
    .selectFrom('sales_accounts')
    .select(['id', 'kind', 'discount_bp'])
    .select(
      sql<string[]>`array(
        select key from sales_account_names as named join sales_accounts as part on part.id = named.sales_account_id
        where sales_accounts.id in (part.id, part.merged_into))`.as('names'),
    )
    .where('merged_into', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, discount_bp, names }) => ({
    id,
    channel: channelOfKind[kind],
    discount: discount_bp,
    names,
  }))
}

/** The accounts that are merged into others, by those. */
export async function loadMerged(db: Database | Tx): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .selectFrom('sales_accounts')
    .select(['id', 'merged_into'])
    .where('merged_into', 'is not', null)
    .orderBy('id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ merged_into }) => merged_into ?? 0)].map(([into, parts]) => [
      into,
      parts.map(({ id }) => id),
    ]),
  )
}

/** The account that stands for this one, which may be merged into it. @throws Refusal invalid when there is none. */
export async function findStanding(db: Database | Tx, id: number) {
  const found = await db
    .selectFrom('sales_accounts')
    .innerJoin('sales_accounts as standing', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('standing.id', '=', fn.coalesce('sales_accounts.merged_into', ref('sales_accounts.id'))),
      ),
    )
    .select(['standing.id', 'standing.kind', 'standing.name'])
    .where('sales_accounts.id', '=', id)
    .executeTakeFirst()
  if (!found)
    throw new Refusal('invalid', messages.invalidInput, {
      errors: { sales_account_id: [salesAccountMessages.unknown] },
    })
  return { ...found, channel: channelOfKind[found.kind] }
}

/** As other records name it. */
export function toNamed(row: {
  sales_account_id: number | null
  sales_account_name: string | null
}): NamedSalesAccount | null {
  const { sales_account_id: id, sales_account_name: name } = row
  return id === null || name === null ? null : { id, name }
}

/** The account that stands for that of a column, as SQL; null: the column is. */
export function standingOf(column: string): RawBuilder<number | null> {
  return sql`(select coalesce(merged_into, id) from sales_accounts where id = ${sql.ref(column)})`
}
