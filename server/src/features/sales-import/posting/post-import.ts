import { sql } from 'kysely'
import { inTransactionOf } from '../../../db/on-one-client.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { JobDeps } from '../../../jobs/job-kind.ts'
import { lockAuthors, openJournal, postTo } from '../../royalties/index.ts'
import { countLines, letPlannerCount } from '../intake/count-lines.ts'
import { isOurs, lockPosting } from '../intake/lock-import.ts'
import { Progress } from '../intake/note-progress.ts'
import { areAsShown, shownSums } from './shown-sums.ts'
import { type Written, writeSales } from './write-sales.ts'

/**
 * Posts the new rows of an import as one journal in one transaction: all of them or none. Rows that were posted from another file
 * meanwhile become duplicates. Nothing is posted when the rows come to something else than what was shown, since agreements, prices or
 * rates have changed: it is shown again. @returns whether it was done now.
 */
export async function postImport(
  { db, pool }: JobDeps,
  importId: number,
  signal: AbortSignal,
): Promise<boolean> {
  return inTransactionOf(pool, async (tx, client) => {
    if (!(await isOurs(tx, importId, 'posting'))) return false
    await lockPosting(tx)
    const repeated = await leaveOutRepeated(tx, importId)
    const total = await countNew(tx, importId)
    // Before the journal has its number, so that no statement which comes meanwhile closes behind it.
    await lockAuthors(tx, await authorsOf(tx, importId))
    const shown = await shownSums(tx, importId)
    await sql`savepoint before_posting`.execute(tx)
    const journalId = await openImportJournal(tx, importId)
    const progress = new Progress(db, { id: importId, state: 'posting' }, () => {})
    const given = { db, client, importId, journalId, repeated, total, progress, signal }
    const written = await writeSales(given)
    if (!areAsShown(shown, written.reckoned)) {
      await sql`rollback to savepoint before_posting`.execute(tx)
      await showAgain(tx, importId, written)
      return true
    }
    const { postings, waiting } = written
    if (postings.rows > 0) {
      await postTo(tx, journalId, postings.postings())
      await tx.insertInto('import_journals').values({ journal_id: journalId, import_id: importId }).execute()
    } else await sql`rollback to savepoint before_posting`.execute(tx) // a journal without postings can't be
    await letWait(tx, waiting)
    await sql`update sale_lines set state = 'posted' where import_id = ${importId} and state = 'new'`.execute(
      tx,
    )
    if (repeated.size + waiting.length > 0) await sumAgain(tx, importId)
    await tx
      .updateTable('sales_imports')
      .set({ state: 'posted', posted_at: sql`coalesce(posted_at, now())`, progress: 1, shown_again_at: null })
      .where('id', '=', importId)
      .execute()
    await letPlannerCount(tx, 'sales', postings.rows)
    await countLines(tx, importId)
    return true
  })
}

/** @returns the rows that another file has brought since they were read. */
async function leaveOutRepeated(tx: Tx, importId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    update sale_lines set state = 'duplicate' where import_id = ${importId} and state = 'new' and exists (
      select from sales where line_hash = sale_lines.hash and line_hash is not null and reversed_by is null)
    returning id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

async function countNew(tx: Tx, importId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('sale_lines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow()
  return count
}

async function authorsOf(tx: Tx, importId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('sales_import_authors')
    .select('author_id')
    .where('import_id', '=', importId)
    .execute()
  return rows.map(({ author_id }) => author_id)
}

async function openImportJournal(tx: Tx, importId: number): Promise<number> {
  const { rows } = await sql<{ today: string; part: number }>`
    select india_today() as today, count(*) + 1 as part from import_journals where import_id = ${importId}`.execute(
    tx,
  )
  const { today, part } = rows[0] ?? { today: '', part: 1 }
  const name = `import ${importId}${part === 1 ? '' : ` part ${part}`}`
  return openJournal(tx, { kind: 'sale', occurredOn: today, reason: `Sales of ${name}`, reference: name })
}

async function letWait(tx: Tx, waiting: Written['waiting']): Promise<void> {
  if (waiting.length > 0)
    await sql`
      update sale_lines set state = 'waiting', waits_for = given.for
      from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as given(id bigint, "for" text)
      where sale_lines.id = given.id`.execute(tx)
}

/** The figures as they are now stand where those stood that the clerk had looked at. */
async function showAgain(tx: Tx, importId: number, { waiting, earned }: Written): Promise<void> {
  await letWait(tx, waiting)
  await sumAgain(tx, importId)
  await earned.store(tx, importId)
  await sql`
    update sales_imports set state = case when posted_at is null then 'ready' else 'posted' end, progress = 1,
      shown_again_at = now()
    where id = ${importId}`.execute(tx)
  await countLines(tx, importId)
}

/** What was shown of each author before is not what was posted. */
async function sumAgain(tx: Tx, importId: number): Promise<void> {
  await sql`delete from sales_import_authors where import_id = ${importId}`.execute(tx)
  await sql`
    insert into sales_import_authors (import_id, author_id, sales, copies, royalty_paise)
    select ${importId}, author_id, count(*), sum(quantity), sum(royalty_paise)
    from sales join import_journals using (journal_id)
    where import_id = ${importId} and reversed_by is null group by author_id`.execute(tx)
}
