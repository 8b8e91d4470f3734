import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { debtorOf } from '../../royalties/index.ts'
import { countLines } from '../intake/count-lines.ts'
import { AuthorSums } from './author-sums.ts'
import type { ImportPostings } from './import-postings.ts'
import { paidOf, sharesOf } from './judge-line.ts'
import { owedOf } from './owed.ts'
import type { ReturnAnew } from './returns-anew.ts'
import { placeOf, salesOf } from './sale-columns.ts'
import { judgedFields, judgedRow, setJudged } from './store-judgements.ts'

type Into = { journalId: number; postings: ImportPostings }

/** Takes back what returns have booked and books what they come to now, by a journal that is still to be posted. Those that can't be reckoned wait. */
export async function bookAnew(
  tx: Tx,
  returns: readonly ReturnAnew[],
  { journalId, postings }: Into,
): Promise<void> {
  if (returns.length === 0) return
  const ids = sql`any(${returns.map(({ line }) => line.id)}::bigint[])`
  // Reports take off what is in the rows, so that they are changed afterwards.
  await sql`update sales set reversed_by = ${journalId} where line_id = ${ids} and reversed_by is null`.execute(
    tx,
  )
  await keepTaken(tx, returns)
  await moveLines(tx, returns)
  for (const { was, line, judgement } of returns) {
    const { earned } = judgement
    postings.takeBack(was)
    if (earned.length === 0) continue
    postings.add(debtorOf(line), owedOf(judgement, line), { shares: sharesOf(earned) })
    const sales = salesOf({ line, reference: placeOf(line), earned, paid: paidOf(judgement), journalId })
    await tx.insertInto('sales').values(sales).execute()
  }
  for (const [importId, ofImport] of Map.groupBy(returns, ({ line }) => line.importId)) {
    const sums = new AuthorSums()
    for (const { was, judgement } of ofImport) {
      sums.takeOff(was.shares)
      sums.add(judgement.earned)
    }
    await sums.store(tx, importId)
    await countLines(tx, importId)
  }
}

/** Who has earned by them, and who does now. */
export function authorsOfReturns(returns: readonly ReturnAnew[]): number[] {
  return returns.flatMap(({ was, judgement }) =>
    [...was.shares, ...sharesOf(judgement.earned)].map(({ authorId }) => authorId),
  )
}

async function keepTaken(tx: Tx, returns: readonly ReturnAnew[]): Promise<void> {
  await sql`
    delete from returned_copies where return_id = any(${returns.map(({ line }) => line.id)}::bigint[])`.execute(
    tx,
  )
  const taken = returns.flatMap(({ line }) =>
    (line.takes ?? []).map(({ sale, copies, refunded, before, isOfOrder }) => ({
      import_id: line.importId,
      return_id: line.id,
      sale_id: sale.id,
      copies,
      refunded,
      copies_before: before.copies,
      counted_before: before.counted,
      refunded_before: before.refunded,
      is_of_order: isOfOrder,
    })),
  )
  if (taken.length > 0) await tx.insertInto('returned_copies').values(taken).execute()
}

async function moveLines(tx: Tx, returns: readonly ReturnAnew[]): Promise<void> {
  const rows = returns.map(({ line, lacksSale, judgement }) => {
    const judged = judgedRow(line, judgement)
    const state = judged.state === 'new' ? 'posted' : judged.state
    return { id: line.id, units: line.units, lacks: lacksSale, ...judged, state }
  })
  await sql`
    update sale_lines set units = given.units, lacks_sale = given.lacks,
      units_returned = case when refund_of is null then units_returned else -given.units end, ${setJudged}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id bigint, units integer, lacks boolean, ${judgedFields})
    where sale_lines.id = given.id`.execute(tx)
}
