import { type Paise, paise } from '@panai/contract/money/money'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/**
 * Lets nobody else post for these authors before the transaction ends. One call for all that the transaction will post: the
 * rows are locked in the order of ids, so that two transactions never wait for each other.
 * @returns what each of them has still to come.
 */
export async function lockAuthors(tx: Tx, authorIds: readonly number[]): Promise<Map<number, Paise>> {
  const ids = [...new Set(authorIds)].sort((one, other) => one - other)
  await sql`
    insert into author_totals (author_id)
    select author from unnest(${ids}::integer[]) as author
    where not exists (select from author_totals where author_id = author)
    order by author
    on conflict do nothing`.execute(tx)
  const rows = await tx
    .selectFrom('author_totals')
    .select(['author_id', 'unpaid_paise'])
    .where('author_id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('author_id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map(({ author_id, unpaid_paise }) => [author_id, paise(unpaid_paise)]))
}
