import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.gen.ts'

/** Counting more than so many takes longer than anybody looks. */
const MOST = 10_000

/** How many rows a query finds, counted up to a bound: the query selects a column or nothing and has no limit. */
export async function countUpTo<T extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, T, Row>,
  most = MOST,
): Promise<{ total: number; atLeast: boolean }> {
  const { counted } = await db
    .selectFrom(query.limit(most + 1).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(counted, most), atLeast: counted > most }
}
