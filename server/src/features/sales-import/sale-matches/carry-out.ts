import type { LineState } from '@panai/contract/sales/sales-import-states'
import { sql } from 'kysely'
import { todayInIndia } from '../../../db/today.ts'
import type { Tx } from '../../../db/transaction.ts'
import { debtorOf, lockAuthors, openJournal, postTo } from '../../royalties/index.ts'
import { countLines } from '../intake/count-lines.ts'
import { matchKey } from '../matching/match-key.ts'
import { AuthorSums } from '../posting/author-sums.ts'
import { ImportPostings } from '../posting/import-postings.ts'
import { paidOf, sharesOf } from '../posting/judge-line.ts'
import { keepReturnsShown } from '../posting/keep-returns-shown.ts'
import { owedOf } from '../posting/owed.ts'
import { placeOf, salesOf } from '../posting/sale-columns.ts'
import { judgedFields, judgedRow, setJudged } from '../posting/store-judgements.ts'
import type { Step } from './plan-change.ts'

/** So many sales go into one statement: each is some twenty values. */
const AT_ONCE = 1_000

/**
 * Carries out what was planned for the rows. What is posted is taken back and posted again by one journal for each import: what was stated stays,
 * and the correction stands on the next statement. The caller holds the lock of posting. Undoing the import undoes the correction too.
 */
export async function carryOut(tx: Tx, steps: readonly Step[], reason: string): Promise<void> {
  await lockAuthors(
    tx,
    steps.flatMap(({ was, judgement }) =>
      [...was.shares, ...sharesOf(judgement.earned)].map(({ authorId }) => authorId),
    ),
  )
  const imports = Map.groupBy(steps, ({ line }) => line.importId)
  for (const [importId, ofImport] of imports) {
    const posted = ofImport.filter(({ was }) => was.state === 'posted')
    const journalId = posted.length === 0 ? null : await openCorrection(tx, importId, reason)
    if (journalId !== null) await takeBack(tx, posted, journalId)
    await moveLines(tx, ofImport)
    if (journalId !== null) await postAnew(tx, posted, { journalId, importId })
    await sumAgain(tx, ofImport, importId)
    await countLines(tx, importId)
  }
  for (const importId of imports.keys()) await keepReturnsShown(tx, importId)
}

async function openCorrection(tx: Tx, importId: number, reason: string): Promise<number> {
  const { count } = await tx
    .selectFrom('import_journals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  const reference = `import ${importId} correction ${count}`
  return openJournal(tx, { kind: 'sale', occurredOn: await todayInIndia(tx), reason, reference })
}

async function takeBack(tx: Tx, posted: readonly Step[], journalId: number): Promise<void> {
  const ids = posted.flatMap(({ saleIds }) => saleIds)
  await sql`update sales set reversed_by = ${journalId} where id = any(${ids}::bigint[])`.execute(tx)
}

/** Before the sales are made again: reports count them by what is in their rows. */
async function moveLines(tx: Tx, steps: readonly Step[]): Promise<void> {
  const rows = steps.map((step) => {
    const { line, named, judgement } = step
    return {
      id: line.id,
      book: line.bookId,
      format: line.format,
      key: line.bookId === null ? matchKey({ ...named, channel: line.channel, account: line.account }) : null,
      ...judgedRow(line, judgement),
      state: stateAfter(step),
    }
  })
  const ids = sql`any(${rows.map(({ id }) => id)}::bigint[])`
  await sql`
    update sale_lines set book_id = given.book, format = given.format, match_key = coalesce(match_key, given.key),
      format_by_match = given.book is not null and (format_by_match or (sale_lines.format is null and given.format is not null)),
      matched_by = case when given.book is not null then 'hand' end,
      match_id = case when given.book is not null then match_id end,
      ${setJudged}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id bigint, book integer, format text, key text,
      ${judgedFields})
    where sale_lines.id = given.id`.execute(tx)
  // What is of another book now was not taken back of these sales.
  await sql`
    delete from returned_copies using sale_lines as back, sale_lines as sale
    where back.id = return_id and sale.id = sale_id and sale.book_id is distinct from back.book_id
      and (return_id = ${ids} or sale_id = ${ids})`.execute(tx)
}

/** What was posted is posted for the right book at once; the rest is posted with the import. */
function stateAfter({ was, judgement }: Step): LineState {
  return judgement.state === 'new' && was.state === 'posted' ? 'posted' : judgement.state
}

type Into = { journalId: number; importId: number }

async function postAnew(tx: Tx, posted: readonly Step[], { journalId, importId }: Into): Promise<void> {
  const postings = new ImportPostings()
  const sales = posted.flatMap(({ was, line, judgement }) => {
    postings.takeBack({ debtor: debtorOf(line), owed: owedOf(was, line), shares: was.shares })
    if (judgement.earned.length === 0) return []
    postings.add(debtorOf(line), owedOf(judgement, line), { shares: sharesOf(judgement.earned) })
    return salesOf({
      line,
      reference: placeOf(line),
      earned: judgement.earned,
      paid: paidOf(judgement),
      journalId,
    })
  })
  for (let at = 0; at < sales.length; at += AT_ONCE)
    await tx
      .insertInto('sales')
      .values(sales.slice(at, at + AT_ONCE))
      .execute()
  await postTo(tx, journalId, postings.postings())
  await tx.insertInto('import_journals').values({ journal_id: journalId, import_id: importId }).execute()
}

async function sumAgain(tx: Tx, steps: readonly Step[], importId: number): Promise<void> {
  const sums = new AuthorSums()
  for (const { was, judgement } of steps) {
    sums.takeOff(was.shares)
    sums.add(judgement.earned)
  }
  await sums.store(tx, importId)
}
