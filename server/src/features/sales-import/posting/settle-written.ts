import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { openJournal, postTo } from '../../royalties/index.ts'
import { countLines, letPlannerCount } from '../intake/count-lines.ts'
import { bookAnew } from './book-anew.ts'
import { findSales } from './find-sales.ts'
import type { ReturnAnew } from './returns-anew.ts'
import { takeRevisedBack } from './revised-sales.ts'
import { standingSales } from './standing-sales.ts'
import type { Written } from './write-sales.ts'

type Settled = {
  importId: number
  /** Opened after the savepoint `before_posting`. */
  journalId: number
  written: Written
  /** Posted returns that come to something else by it. */
  returns: readonly ReturnAnew[]
}

/** Posts what was written, and says of the import and its rows that they are posted. */
export async function settleWritten(
  tx: Tx,
  { importId, journalId, written, returns }: Settled,
): Promise<void> {
  const { postings, waiting, nothingDue, revised } = written
  await bookAnew(tx, returns, { journalId, postings })
  if (postings.rows > 0) {
    await postTo(tx, journalId, postings.postings())
    await tx.insertInto('import_journals').values({ journal_id: journalId, import_id: importId }).execute()
  } else await sql`rollback to savepoint before_posting`.execute(tx) // a journal without postings can't be
  await letWait(tx, waiting)
  const toFind = await findUnpostedReturns(tx, importId, revised)
  await takeRevisedBack(tx, { importId, journalId, revised })
  if (nothingDue.length > 0)
    await sql`update sale_lines set state = 'nothing_due' where id = any(${nothingDue}::bigint[])`.execute(tx)
  await sql`update sale_lines set state = 'posted' where import_id = ${importId} and state = 'new'`.execute(
    tx,
  )
  await findSales(tx, toFind)
  if (waiting.length > 0) await sumAgain(tx, importId)
  await tx
    .updateTable('sales_imports')
    .set({ state: 'posted', posted_at: sql`coalesce(posted_at, now())`, progress: 1, shown_again_at: null })
    .where('id', '=', importId)
    .execute()
  await letPlannerCount(tx, 'sales', postings.rows)
  await countLines(tx, importId)
}

/** Returns of revised sales that other files are still to post: of fewer copies there may be none left for them. */
async function findUnpostedReturns(tx: Tx, importId: number, revised: Written['revised']): Promise<number[]> {
  if (revised.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select distinct back.id from returned_copies join sale_lines as back on back.id = return_id and back.state = 'new'
    where back.import_id <> ${importId} and sale_id = any(${revised.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** @returns how many rows another file has brought since they were read, be they revised already. */
export async function leaveOutRepeated(tx: Tx, importId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with repeated as (
      select own.id from sale_lines as own where own.import_id = ${importId} and own.state = 'new' and exists (
        select from sales where line_hash = own.hash and line_hash is not null and reversed_by is null)
      union
      select own.id from sale_lines as own join sale_lines as known on known.hash = own.hash and known.state = 'revised'
      where own.import_id = ${importId} and own.state = 'new')
    update sale_lines set state = 'duplicate', revises_line_id = null from repeated where sale_lines.id = repeated.id
    returning sale_lines.id`.execute(tx)
  return rows.length
}

export async function openImportJournal(tx: Tx, importId: number): Promise<number> {
  const { rows } = await sql<{ today: string; part: number; is_revising: boolean }>`
    select india_today() as today, takes_back_lacking or exists (
        select from sale_lines where import_id = ${importId} and revises_line_id is not null and state = 'new') as is_revising,
      (select count(*) + 1 from import_journals where import_id = ${importId}) as part
    from sales_imports where id = ${importId}`.execute(tx)
  const { today, part, is_revising } = rows[0] ?? { today: '', part: 1, is_revising: false }
  const name = `import ${importId}${part === 1 ? '' : ` part ${part}`}`
  // It stands with corrections on statements too.
  const reason = is_revising ? `Sales and revised figures of ${name}` : `Sales of ${name}`
  return openJournal(tx, { kind: 'sale', occurredOn: today, reason, reference: name })
}

export async function letWait(tx: Tx, waiting: Written['waiting']): Promise<void> {
  if (waiting.length > 0)
    await sql`
      update sale_lines set state = 'waiting', waits_for = given.for
      from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as given(id bigint, "for" text)
      where sale_lines.id = given.id`.execute(tx)
}

/** What was shown of each author before is not what was posted. */
export async function sumAgain(tx: Tx, importId: number): Promise<void> {
  await sql`delete from sales_import_authors where import_id = ${importId}`.execute(tx)
  await sql`
    insert into sales_import_authors (import_id, author_id, sales, copies, royalty_paise)
    select ${importId}, author_id, count(*), sum(quantity), sum(royalty_paise)
    from ${standingSales(importId)} group by author_id`.execute(tx)
}
