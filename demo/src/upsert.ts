import type { Tables } from '@panai/server/db/tables.gen'
import type { Tx } from '@panai/server/db/transaction'
import { type Insertable, sql } from 'kysely'

/**
 * Inserts rows, or changes those whose key is there already and that differ in any column given. A row that is as it should
 * be is not touched: no trigger fires for it and its `updated_at` stays.
 */
export async function upsert<T extends keyof Tables & string>(
  tx: Tx,
  table: T,
  key: string | readonly string[],
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const keys = typeof key === 'string' ? [key] : key
  const columns = Object.keys(first)
  const changing = columns.filter((column) => !keys.includes(column))
  const own = sql.join(changing.map((column) => sql.ref(`${table}.${column}`)))
  const given = sql.join(changing.map((column) => sql.ref(`excluded.${column}`)))
  const values = rows.map(
    (row) => sql`(${sql.join(columns.map((column) => row[column as keyof typeof row]))})`,
  )
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
    on conflict (${sql.join(keys.map((column) => sql.ref(column)))}) do update
    set ${sql.join(changing.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
    where (${own}) is distinct from (${given})`.execute(tx)
}
