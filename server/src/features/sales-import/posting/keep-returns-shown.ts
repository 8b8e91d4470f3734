import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { loadRates } from '../currency/known-rates.ts'
import { judgeLine } from './judge-line.ts'
import { digestOf, digestWith } from './judged-digest.ts'
import { KnownTerms } from './known-terms.ts'
import { lookAtReturns, namesOf } from './returns-anew.ts'
import { selectLines, toLine, withSales } from './stored-lines.ts'

/** Keeps with the rows of an import what is shown of posted returns that they change: when that is another, nothing is posted. */
export async function keepReturnsShown(tx: Tx, importId: number): Promise<void> {
  const names = namesOf(await lookAtReturns(tx, importId))
  if (names.size === 0) return
  const rows = await selectLines(tx)
    .where('id', '=', sql<number>`any(${[...names.keys()]}::bigint[])`)
    .execute()
  const lines = await withSales(tx, rows.map(toLine))
  const known = { rates: await loadRates(tx), terms: new KnownTerms(tx) }
  await known.terms.load(lines.flatMap(({ bookId }) => bookId ?? []))
  const judged = lines.map((line) => ({
    id: line.id,
    judged: digestWith(digestOf(line, judgeLine(line, known)), names.get(line.id)),
  }))
  await sql`
    update sale_lines set judged = given.judged
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as given(id bigint, judged uuid)
    where sale_lines.id = given.id`.execute(tx)
}
