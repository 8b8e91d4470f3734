import { hash } from 'node:crypto'
import { sql, Transaction } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { lookAhead } from '../../../db/look-ahead.ts'
import type { Tx } from '../../../db/transaction.ts'
import { loadRates } from '../currency/known-rates.ts'
import { findSales } from './find-sales.ts'
import { type Judgement, judgeLine, sharesOf } from './judge-line.ts'
import { digestOf } from './judged-digest.ts'
import { KnownTerms } from './known-terms.ts'
import { loadRevised, type Revised } from './revised-sales.ts'
import { isAsItStands, loadStanding } from './standing-sales.ts'
import { type StoredLine, selectLines, toLine, withSales } from './stored-lines.ts'

/** A sale of which copies have come back, and the row that stands in its place; null: none does. Both are the same where it is posted again. */
export type Succession = { gone: number; successor: number | null }

/** A posted return, and what it takes back by what its sales give now. */
export type ReturnAnew = {
  was: Revised
  unitsBefore: number
  line: StoredLine
  lacksSale: boolean
  judgement: Judgement
  /** The rows in the place of its sales. */
  successors: readonly number[]
}

/** The sales that new rows of an import revise, or are once more, of which posted returns have taken copies back. */
export async function findSuccessions(db: Database | Tx, importId: number): Promise<Succession[]> {
  const hasReturn = (sale: string) => sql`exists (
    select from returned_copies join sale_lines as back on back.id = return_id
    where sale_id = ${sql.ref(sale)} and back.state = 'posted')`
  const { rows } = await sql<{ gone: number; successor: number }>`
    select earlier.id as gone, own.id as successor
    from sale_lines as own join sale_lines as earlier on earlier.id = own.revises_line_id and earlier.state = 'posted'
    where own.import_id = ${importId} and own.revises_line_id is not null and own.state = 'new' and ${hasReturn('earlier.id')}
    union
    select own.id, own.id from sales_imports join sale_lines as own on own.import_id = sales_imports.id
    where sales_imports.id = ${importId} and posted_at is not null and own.state = 'new' and ${hasReturn('own.id')}
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

/** What becomes of posted returns when this import is posted. Nothing is changed. @param also sales of other imports that give way with it */
export async function lookAtReturns(
  db: Database | Tx,
  importId: number,
  also: { successions: readonly Succession[]; imports: readonly number[] } = { successions: [], imports: [] },
): Promise<ReturnAnew[]> {
  const successions = [...(await findSuccessions(db, importId)), ...also.successions]
  if (successions.length === 0) return []
  const asked = { successions, imports: [importId, ...also.imports] }
  return db instanceof Transaction ? planReturns(db, asked) : lookAhead(db, (tx) => planReturns(tx, asked))
}

type Asked = {
  successions: readonly Succession[]
  /** Those of the successors. */
  imports: readonly number[]
}

/**
 * Reckons posted returns anew by what takes the place of their sales, by the terms and rates of now. Those that find no room in it any more, and
 * refunds, look for their sales again. Nothing is changed. @returns those that come to something else than they did
 */
export async function planReturns(tx: Tx, { successions, imports }: Asked): Promise<ReturnAnew[]> {
  if (successions.length === 0) return []
  await sql`savepoint before_returns`.execute(tx)
  const taken = await moveTaken(tx, successions, imports)
  const ids = [...taken.keys()]
  const was = await loadRevised(tx, ids)
  const standing = await loadStanding(tx, ids)
  const units = new Map(
    (await selectLines(tx).where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()).map((row) => [
      row.id,
      row.units,
    ]),
  )
  const lost = await findAgain(tx, { ids, successions, imports })
  const rows = await selectLines(tx)
    .select('lacks_sale')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .execute()
  const lines = await withSales(tx, rows.map(toLine))
  await sql`rollback to savepoint before_returns`.execute(tx)
  const [rates, terms] = [await loadRates(tx), new KnownTerms(tx)]
  await terms.load(lines.flatMap(({ bookId }) => bookId ?? []))
  return lines.flatMap((line, at): ReturnAnew[] => {
    const judgement = judgeLine(line, { rates, terms })
    const before = was.get(line.id)
    const lacksSale = rows[at]?.lacks_sale ?? false
    // Where the sale waits, what was booked stays until it is posted.
    if (judgement.state === 'waiting' && line.takes !== undefined) return []
    if (!before) return []
    if (!lost.has(line.id) && isAsItStands({ line, judgement }, before.owed, standing.get(line.id) ?? []))
      return []
    const successors = [...new Set(taken.get(line.id))]
    return [{ was: before, unitsBefore: units.get(line.id) ?? 0, line, lacksSale, judgement, successors }]
  })
}

/** Returns, those aside that give way themselves, are of what comes in the place of their sales. @returns their successors, by return */
async function moveTaken(
  tx: Tx,
  successions: readonly Succession[],
  imports: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(successions)}::jsonb) as given(gone bigint, successor bigint)`
  const { rows } = await sql<{ id: number; successor: number | null; is_posted: boolean }>`
    select back.id, given.successor, back.state = 'posted' as is_posted
    from ${given} join returned_copies on sale_id = gone join sale_lines as back on back.id = return_id
    where (back.state = 'posted' or (back.state = 'new' and back.import_id <> all(${[...imports]}::integer[])))
      and back.id not in (select gone from ${given})
      and not exists (
        select from sale_lines as now
        where now.import_id = any(${[...imports]}::integer[]) and now.revises_line_id = back.id and now.state = 'new')
    order by back.id`.execute(tx)
  await moveReturns(tx, successions)
  // Who is posted goes before who is not.
  await sql`
    delete from returned_copies where return_id = any(${rows.flatMap(({ id, is_posted }) => (is_posted ? [] : [id]))}::bigint[])`.execute(
    tx,
  )
  const found = Map.groupBy(
    rows.filter(({ is_posted }) => is_posted),
    ({ id }) => id,
  )
  return new Map([...found].map(([id, of]) => [id, of.flatMap(({ successor }) => successor ?? [])]))
}

type Found = Asked & { ids: readonly number[] }

/**
 * Of a sale of which a return does not fit any more, or is one of money, all that have taken copies look again: in their order they fit as they did.
 * @returns those that have found others
 */
async function findAgain(tx: Tx, { ids, successions, imports }: Found): Promise<ReadonlySet<number>> {
  const gone = successions.flatMap(({ gone, successor }) => (gone === successor ? [] : [gone]))
  const { rows } = await sql<{ id: number }>`
    with unfit as (
      select distinct sale_id from returned_copies join sale_lines as sale on sale.id = sale_id
      where return_id = any(${[...ids]}::bigint[])
        and (sale_id = any(${gone}::bigint[]) or refunded is not null or copies_before + copies > sale.units))
    select distinct return_id as id from returned_copies
    where return_id = any(${[...ids]}::bigint[]) and sale_id in (select sale_id from unfit)`.execute(tx)
  const asked = rows.map(({ id }) => id)
  const before = await takenBy(tx, asked)
  await findSales(tx, asked, { asPosted: imports, without: gone })
  const after = await takenBy(tx, asked)
  return new Set(asked.filter((id) => before.get(id) !== after.get(id)))
}

async function takenBy(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; taken: string }>`
    select return_id as id, jsonb_agg(to_jsonb(returned_copies) order by sale_id)::text as taken from returned_copies
    where return_id = any(${[...ids]}::bigint[]) group by return_id`.execute(tx)
  return new Map(rows.map(({ id, taken }) => [id, taken]))
}

/** What is told of them by each row in the place of their sales; see `digestWith`. */
export function namesOf(returns: readonly ReturnAnew[]): ReadonlyMap<number, string> {
  const told = returns.flatMap(({ successors, ...of }) => successors.map((id) => ({ id, of })))
  return new Map(
    [...Map.groupBy(told, ({ id }) => id)].map(([id, all]) => [id, nameOf(all.map(({ of }) => of))]),
  )
}

/** Says the same of the same returns that come from and to the same. */
export function nameOf(returns: readonly Omit<ReturnAnew, 'successors'>[]): string {
  const said = returns.map(({ was, line, lacksSale, judgement }) => [
    ...[line.id, was.owed, was.shares, lacksSale, judgement.state, judgement.waitsFor],
    ...[digestOf(line, judgement), sharesOf(judgement.earned)],
  ])
  return hash('sha256', JSON.stringify(said), 'hex')
}
