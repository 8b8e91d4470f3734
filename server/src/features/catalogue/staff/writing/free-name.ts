import { sql } from 'kysely'
import type { Tx } from '../../../../db/transaction.ts'

type Place = { table: 'books'; column: 'reference' } | { table: 'authors'; column: 'slug' }

/** The name, or the first of `name-2`, `name-3`… that nothing has yet. Others who look for one wait until this transaction is over. */
export async function freeName(tx: Tx, { table, column }: Place, name: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext(${`free ${table}.${column}`}))`.execute(tx)
  const { rows } = await sql<{ taken: string }>`
    select ${sql.ref(column)} as taken from ${sql.table(table)}
    where ${sql.ref(column)} = ${name} or ${sql.ref(column)} like ${`${name}-%`}`.execute(tx)
  const taken = new Set(rows.map((row) => row.taken))
  const free = (number: number): string => {
    const tried = number === 1 ? name : `${name}-${number}`
    return taken.has(tried) ? free(number + 1) : tried
  }
  return free(1)
}
