import { sql } from 'kysely'
import { todayInIndia } from '../../../db/today.ts'
import type { Tx } from '../../../db/transaction.ts'
import { reverseJournal } from '../../royalties/index.ts'
import { countLines } from '../intake/count-lines.ts'
import { bringBackDuplicates } from '../waiting/bring-back.ts'

type How = {
  reason: string
  /** The import that takes its place: rows that both have come back in that one, and their matches stay. */
  replacedBy?: number
}

/**
 * Takes back all that an import has posted, by one reversal for each of its journals; rows and file stay. What was stated or paid
 * stays so too: the reversal stands on the next statement. Rows that other files left out because this one had them come back there,
 * to be posted. The caller has the turn of posting and has locked its authors. @returns the imports of the rows that came back
 */
export async function takeBack(tx: Tx, importId: number, { reason, replacedBy }: How): Promise<number[]> {
  const why = { occurredOn: await todayInIndia(tx), reason }
  for (const journalId of await journalsOf(tx, importId)) {
    const reversal = await reverseJournal(tx, journalId, why)
    await sql`
      update sales set reversed_by = ${reversal} where journal_id = ${journalId} and reversed_by is null`.execute(
      tx,
    )
  }
  if (replacedBy === undefined) await forgetIts(tx, importId)
  await sql`
    update sale_lines set state = 'undone', waits_for = null
    where import_id = ${importId} and state <> 'duplicate'`.execute(tx)
  await tx
    .updateTable('sales_imports')
    .set({ state: 'undone', undone_at: new Date(), undo_reason: reason, replaced_by_id: replacedBy ?? null })
    .where('id', '=', importId)
    .execute()
  await countLines(tx, importId)
  const back = await bringBackDuplicates(tx, { undoneId: importId, rather: replacedBy })
  if (replacedBy !== undefined) await forgetIts(tx, importId)
  return back
}

/** Who has earned by imports as they are posted. */
export async function authorsOfPosted(tx: Tx, importIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ author_id: number }>`
    select distinct author_id from sales join import_journals using (journal_id)
    where import_id = any(${[...importIds]}::integer[])`.execute(tx)
  return rows.map(({ author_id }) => author_id)
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
