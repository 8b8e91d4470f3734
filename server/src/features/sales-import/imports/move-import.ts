import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { paise, toRupees } from '@panai/contract/money/money'
import type { ImportState } from '@panai/contract/sales/sales-import-states'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { type Tx, takeAnyTime } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { letGoOfFile } from '../intake/refuse-file.ts'
import { removeLines } from '../intake/remove-lines.ts'
import { findTypedBefore } from '../manual/find-alike.ts'
import { hasChanges } from './list-changes.ts'
import { lacksRows } from './list-compared.ts'
import { hasOverlaps } from './list-overlaps.ts'
import { countWithoutSale } from './list-without-sale.ts'
import { countSheetsToAgree } from './sheets-left-out.ts'

/** @returns the key of the file, which is noted to be removed. @throws Refusal not_found, conflict when it is posted. */
export async function cancelImport(tx: Tx, id: number): Promise<string | null> {
  await takeAnyTime(tx) // a million rows take some seconds to remove
  const { state } = await lockImport(tx, id)
  if (state === 'cancelled') return null
  if (state !== 'reading' && state !== 'unmapped' && state !== 'ready')
    throw new Refusal('conflict', salesImportMessages.notCancelled)
  const key = await letGoOfFile(tx, id, { state: 'cancelled' })
  await removeLines(tx, [id])
  // A layout by which nothing else was read can be deleted then.
  await tx.deleteFrom('import_layouts').where('import_id', '=', id).execute()
  return key
}

type Agreed = {
  version: number
  leave_out?: boolean | undefined
  are_others?: boolean | undefined
  by_last_day?: boolean | undefined
  by_own_day?: boolean | undefined
  are_further?: boolean | undefined
  lacking?: 'stay' | 'take_back' | undefined
}

/**
 * @throws Refusal not_found, conflict when there is nothing to post, it is not what the preview has shown, or nobody agreed to leave out
 * rows that are no sales or sheets that were not read, to calculate rows by the last day of a period within which terms changed, or said that rows which look like typed
 * sales, or overlap what is posted, are others; or nobody decided what becomes of rows of earlier files that this one lacks.
 */
export async function askToPost(
  tx: Tx,
  id: number,
  { version, leave_out = false, are_others = false, ...agreed }: Agreed,
): Promise<void> {
  const { by_last_day = false, by_own_day = false, are_further = false, lacking } = agreed
  const found = await lockImport(tx, id)
  if (found.state === 'posting') return
  if (found.version !== version) await refuseStale(tx, 'sales_imports', id)
  if (found.state !== 'ready' && found.state !== 'posted')
    throw new Refusal('conflict', salesImportMessages.notPosted)
  if (found.left_out !== null && found.posted_at === null && !leave_out)
    throw new Refusal('conflict', salesImportMessages.leftOut)
  if (found.posted_at === null && !leave_out && countSheetsToAgree(found.sheets) > 0)
    throw new Refusal('conflict', salesImportMessages.leftOutSheets)
  if (!are_others && (await findTypedBefore(tx, id)).length > 0)
    throw new Refusal('conflict', salesImportMessages.typedBefore)
  if (found.posted_at === null && lacking === undefined && lacksRows(found.compared))
    throw new Refusal('conflict', salesImportMessages.lacking)
  if (!are_further && (await hasOverlaps(tx, id))) throw new Refusal('conflict', salesImportMessages.overlaps)
  if (!by_own_day && (await countWithoutSale(tx, id)) > 0)
    throw new Refusal('conflict', salesImportMessages.lacksSale)
  if (!by_last_day && (await hasChanges(tx, id)))
    throw new Refusal('conflict', salesImportMessages.overAChange)
  const takes_back_lacking = found.posted_at === null && lacking === 'take_back'
  if (found.state === 'posted' && !(await hasNew(tx, id)))
    throw new Refusal('conflict', salesImportMessages.nothingNew)
  await move(tx, id, { state: 'posting', progress: 0, takes_back_lacking })
}

/** @throws Refusal not_found, conflict when it is not posted, or has changed since it was looked at. */
export async function askToUndo(
  tx: Tx,
  id: number,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  const found = await lockImport(tx, id)
  if (found.state === 'undoing' || found.state === 'undone') return
  if (found.state !== 'posted') throw new Refusal('conflict', salesImportMessages.notUndone)
  if (found.version !== version) await refuseStale(tx, 'sales_imports', id)
  await move(tx, id, { state: 'undoing', undo_reason: reason })
}

/** What undoing takes back, from whom, and what it can't take back. */
export async function findConsequences(db: Database, id: number) {
  const found = await db.selectFrom('sales_imports').select('state').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal('not_found', staffMessages.notFound)
  if (found.state !== 'posted') throw new Refusal('conflict', salesImportMessages.notUndone)
  const { rows } = await sql<Record<'sales' | 'copies' | 'royalty' | 'authors' | 'below' | 'stated', number>>`
    with posted as (
      select max(journal_id) as last from import_journals where import_id = ${id})
    select coalesce(sum(sums.sales), 0) as sales, coalesce(sum(sums.copies), 0) as copies,
      coalesce(sum(sums.royalty_paise), 0) as royalty, count(*) as authors,
      count(*) filter (where unpaid_paise < sums.royalty_paise) as below,
      count(*) filter (where exists (
        select from statements, posted where statements.author_id = sums.author_id
          and statements.state in ('issued', 'locked') and last_journal_id >= posted.last)) as stated
    from sales_import_authors as sums join author_totals using (author_id) where import_id = ${id}`.execute(
    db,
  )
  const { rows: elsewhere } = await sql<{ count: number }>`
    select count(*) from sale_lines as other
    where other.state = 'duplicate' and other.import_id <> ${id} and exists (
      select from sales join import_journals using (journal_id)
      where import_id = ${id} and line_hash = other.hash and line_hash is not null and reversed_by is null)`.execute(
    db,
  )
  const { rows: revised } = await sql<{ count: number }>`
    select count(*) from sale_lines where revised_by_id = ${id}`.execute(db)
  const sums = rows[0] ?? { sales: 0, copies: 0, royalty: 0, authors: 0, below: 0, stated: 0 }
  return {
    sales: sums.sales,
    copies: sums.copies,
    royalty: toRupees(paise(sums.royalty)),
    authors: sums.authors,
    authors_below_zero: sums.below,
    authors_stated: sums.stated,
    duplicates_elsewhere: elsewhere[0]?.count ?? 0,
    revised_elsewhere: revised[0]?.count ?? 0,
  }
}

async function lockImport(tx: Tx, id: number) {
  const found = await tx
    .selectFrom('sales_imports')
    .select(['state', 'version', 'left_out', 'sheets', 'posted_at', 'compared'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', staffMessages.notFound)
  return found
}

async function hasNew(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('sale_lines')
    .select('id')
    .where('import_id', '=', id)
    .where('state', '=', 'new')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type Moved = { state: ImportState; progress?: number; undo_reason?: string; takes_back_lacking?: boolean }

function move(tx: Tx, id: number, to: Moved) {
  return tx.updateTable('sales_imports').set(to).where('id', '=', id).execute()
}
