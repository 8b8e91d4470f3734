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
import { findSuccessions, moveReturns, type Succession } from './successions.ts'

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

/** What becomes of posted returns when this import is posted. Nothing is changed. @param also what gives way with it besides */
export async function lookAtReturns(
  db: Database | Tx,
  importId: number,
  also: Partial<Asked> = {},
): Promise<ReturnAnew[]> {
  const successions = [...(await findSuccessions(db, importId)), ...(also.successions ?? [])]
  const asked = { ...also, successions, imports: [importId, ...(also.imports ?? [])] }
  if (isNothing(asked)) return []
  return db instanceof Transaction ? planReturns(db, asked) : lookAhead(db, (tx) => planReturns(tx, asked))
}

type Asked = {
  successions: readonly Succession[]
  /** Those of the successors. */
  imports: readonly number[]
  /** Returns that look for their sales again, whatever they take now. */
  again?: readonly number[]
}

function isNothing({ successions, again = [] }: Asked): boolean {
  return successions.length === 0 && again.length === 0
}

/**
 * Reckons posted returns anew by what takes the place of their sales, by the terms and rates of now. Those that find no room in it any more, and
 * refunds, look for their sales again. Nothing is changed. @returns those that come to something else than they did
 */
export async function planReturns(tx: Tx, asked: Asked): Promise<ReturnAnew[]> {
  if (isNothing(asked)) return []
  const { successions, imports, again = [] } = asked
  await sql`savepoint before_returns`.execute(tx)
  const taken = await moveTaken(tx, successions, imports)
  const ids = [...new Set([...taken.keys(), ...again])]
  const was = await loadRevised(tx, ids)
  const standing = await loadStanding(tx, ids)
  const units = new Map(
    (await selectLines(tx).where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()).map((row) => [
      row.id,
      row.units,
    ]),
  )
  const lost = await findAgain(tx, { ids, successions, imports, again: again.filter((id) => !taken.has(id)) })
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

type Found = Required<Asked> & { ids: readonly number[] }

/**
 * Of a sale of which a return does not fit any more, or is one of money, all that have taken copies look again: in their order they fit as they did.
 * @returns those that have found others
 */
async function findAgain(tx: Tx, { ids, successions, imports, again }: Found): Promise<ReadonlySet<number>> {
  const gone = successions.flatMap(({ gone, successor }) => (gone === successor ? [] : [gone]))
  const { rows } = await sql<{ id: number }>`
    with unfit as (
      select distinct sale_id from returned_copies join sale_lines as sale on sale.id = sale_id
      where return_id = any(${[...ids]}::bigint[])
        and (sale_id = any(${gone}::bigint[]) or refunded is not null or copies_before + copies > sale.units))
    select distinct return_id as id from returned_copies
    where return_id = any(${[...ids]}::bigint[]) and sale_id in (select sale_id from unfit)`.execute(tx)
  const asked = [...again, ...rows.map(({ id }) => id)]
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
