import { sql } from 'kysely'
import { inTransactionOf } from '../../../db/on-one-client.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { JobDeps } from '../../../jobs/job-kind.ts'
import { lockAuthors, reverseJournal } from '../../royalties/index.ts'
import { countLines } from '../intake/count-lines.ts'
import { isOurs, lockPosting } from '../intake/lock-import.ts'
import { bringBackDuplicates } from '../waiting/bring-back.ts'

/**
 * Takes back all that an import has posted, by one reversal for each of its journals; rows and file stay. What was stated or paid
 * stays so too: the reversal stands on the next statement. Rows that other files left out because this one had them come back there,
 * to be posted. @returns whether it was done now.
 */
export async function undoImport({ pool }: JobDeps, importId: number): Promise<boolean> {
  return inTransactionOf(pool, async (tx) => {
    if (!(await isOurs(tx, importId, 'undoing'))) return false
    await lockPosting(tx)
    const { undo_reason } = await tx
      .selectFrom('sales_imports')
      .select('undo_reason')
      .where('id', '=', importId)
      .executeTakeFirstOrThrow()
    await lockAuthors(tx, await authorsOf(tx, importId))
    const { rows } = await sql<{ today: string }>`select india_today() as today`.execute(tx)
    const why = { occurredOn: rows[0]?.today ?? '', reason: undo_reason ?? `Undoes import ${importId}` }
    for (const journalId of await journalsOf(tx, importId)) {
      const reversal = await reverseJournal(tx, journalId, why)
      await sql`
        update sales set reversed_by = ${reversal} where journal_id = ${journalId} and reversed_by is null`.execute(
        tx,
      )
    }
    await forgetIts(tx, importId)
    await sql`
      update sale_lines set state = 'undone', waits_for = null
      where import_id = ${importId} and state <> 'duplicate'`.execute(tx)
    await tx
      .updateTable('sales_imports')
      .set({ state: 'undone', undone_at: new Date() })
      .where('id', '=', importId)
      .execute()
    await countLines(tx, importId)
    await bringBackDuplicates(tx, importId)
    return true
  })
}

/** Matches that only its rows use are deleted with it: a file in its place is matched again. */
async function forgetIts(tx: Tx, importId: number): Promise<void> {
  await sql`
    update sale_matches set forgotten_at = now(),
      reason = case when book_id is null then reason else ${`Import ${importId} was undone`} end
    where forgotten_at is null
      and id in (select match_id from sale_lines where import_id = ${importId} and matched_by = 'hand')
      and not exists (
        select from sale_lines where match_id = sale_matches.id and import_id <> ${importId}
          and state not in ('undone', 'duplicate'))`.execute(tx)
}

async function journalsOf(tx: Tx, importId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('import_journals')
    .select('journal_id')
    .where('import_id', '=', importId)
    .orderBy('journal_id')
    .execute()
  return rows.map(({ journal_id }) => journal_id)
}

async function authorsOf(tx: Tx, importId: number): Promise<number[]> {
  const { rows } = await sql<{ author_id: number }>`
    select distinct author_id from sales join import_journals using (journal_id) where import_id = ${importId}`.execute(
    tx,
  )
  return rows.map(({ author_id }) => author_id)
}
