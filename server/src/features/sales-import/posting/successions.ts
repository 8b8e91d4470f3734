import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** A sale of which copies have come back, and the row that stands in its place; null: none does. Both are the same where it is posted again. */
export type Succession = { gone: number; successor: number | null }

/**
 * The sales that new rows of an import revise, or are once more, of which posted returns have taken copies back. Each is looked up by itself, “offset 0”: a
 * planner that has not counted the rows of the last import yet would go through all that came back for each of them.
 */
export async function findSuccessions(db: Database | Tx, importId: number): Promise<Succession[]> {
  const { rows } = await sql<{ gone: number; successor: number }>`
    with own as materialized (
      select revises_line_id as gone, id as successor from sale_lines
      where import_id = ${importId} and revises_line_id is not null and state = 'new'
      union
      select id, id from sale_lines
      where import_id = (select id from sales_imports where id = ${importId} and posted_at is not null) and state = 'new')
    select gone, successor from own
    where (gone = successor or exists (select from sale_lines as earlier where earlier.id = gone and state = 'posted' offset 0))
      and exists (
        select from returned_copies cross join lateral (
          select from sale_lines as back where back.id = return_id and back.state = 'posted' offset 0) as posted
        where sale_id = gone offset 0)
    order by successor`.execute(db)
  return rows
}

/**
 * Sales of undone imports of which posted returns have taken copies back, each with the row of these imports that is the same to the letter, or else
 * of the same name.
 */
export async function succeedUndone(
  tx: Tx,
  undoneIds: readonly number[],
  importIds: readonly number[],
): Promise<Succession[]> {
  const { rows } = await sql<{ gone: number; same: number | null; alike: number | null }>`
    with gone as (
      select id, hash, identity, row_number() over (partition by identity order by id) as place from sale_lines as sale
      where import_id = any(${[...undoneIds]}::integer[]) and state = 'undone' and units > 0 and exists (
        select from returned_copies join sale_lines as back on back.id = return_id
        where sale_id = sale.id and back.state = 'posted')),
    come as (
      select id, hash, identity, row_number() over (partition by identity order by id) as place
      from sale_lines where import_id = any(${[...importIds]}::integer[]) and state in ('new', 'waiting'))
    select gone.id as gone, same.id as same, alike.id as alike
    from gone left join come as same on same.hash = gone.hash
      left join come as alike on alike.identity = gone.identity and alike.place = gone.place
    order by same.id is null, gone.id`.execute(tx)
  const taken = new Set<number>()
  return rows.map(({ gone, same, alike }) => {
    const successor = [same, alike].find((id) => id !== null && !taken.has(id)) ?? null
    if (successor !== null) taken.add(successor)
    return { gone, successor }
  })
}

/** What came back of sales came back of those in their place. */
export async function moveReturns(tx: Tx, successions: readonly Succession[]): Promise<void> {
  const moved = successions.filter(({ gone, successor }) => successor !== null && successor !== gone)
  if (moved.length === 0) return
  await sql`
    update returned_copies set sale_id = given.successor
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as given(gone bigint, successor bigint)
    where sale_id = gone`.execute(tx)
}

/** Posted returns of other imports that stand as these have booked them: they may have lost their sales by that. */
export async function returnsBookedBy(tx: Tx, importIds: readonly number[]): Promise<number[]> {
  const ids = sql`any(${[...importIds]}::integer[])`
  const { rows } = await sql<{ id: number }>`
    select distinct back.id from import_journals join sales using (journal_id) join sale_lines as back on back.id = line_id
    where import_journals.import_id = ${ids} and reversed_by is null and not back.import_id = ${ids} and back.state = 'posted'`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
