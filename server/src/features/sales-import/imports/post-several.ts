import { paise, toRupees } from '@panai/contract/money/money'
import {
  type ImportToPost,
  type LookReason,
  lookReasons,
  MOST_POSTED_TOGETHER,
} from '@panai/contract/sales-import/staff/imports-to-post'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { findTypedBefore } from '../manual/find-alike.ts'
import { hasChanges } from './list-changes.ts'
import { lacksRows } from './list-compared.ts'
import { hasOverlaps } from './list-overlaps.ts'
import { hasRevisions } from './list-revisions.ts'
import { countWithoutSale } from './list-without-sale.ts'
import { askToPost } from './move-import.ts'
import { countSheetsToAgree } from './sheets-left-out.ts'
import { hasMonthByName, isToPost } from './show-import.ts'

type Found = Pick<ImportToPost, 'id' | 'version' | 'file_name' | 'rows' | 'copies' | 'waiting'> & {
  owed_paise: number | null
  royalty_paise: number
  has_left_out: boolean
  has_month_by_name: boolean
  /** Of one that is not posted at all yet. */
  compared: unknown
  sheets: unknown
  is_shown_again: boolean
}

/** Imports with rows to post, the oldest first: what their rows come to, and what somebody has to look at before. */
export async function listToPost(db: Database): Promise<ImportToPost[]> {
  const found = await sql<Found>`
    select id, version, file_name, rows, copies, waiting, owed_paise,
      left_out is not null and posted_at is null as has_left_out, case when posted_at is null then compared end as compared,
      case when posted_at is null then sheets end as sheets,
      ${hasMonthByName} as has_month_by_name, shown_again_at is not null as is_shown_again,
      (select coalesce(sum(royalty_paise), 0) from sales_import_authors where import_id = sales_imports.id)::bigint
        - (select coalesce(sum(royalty_paise), 0) from sale_lines join sales on line_id = sale_lines.id and reversed_by is null
            where import_id = sales_imports.id and sale_lines.state = 'posted')::bigint as royalty_paise
    from sales_imports, lateral (
      select coalesce(sum(rows) filter (where state = 'new'), 0)::integer as rows,
        coalesce(sum(copies) filter (where state = 'new'), 0)::integer as copies,
        coalesce(sum(rows) filter (where state = 'waiting'), 0)::integer as waiting,
        case when bool_and(owed_paise is not null) filter (where state = 'new') then
          sum(owed_paise) filter (where state = 'new') end::bigint as owed_paise
      from jsonb_to_recordset(totals) as counted(state text, rows bigint, copies bigint, owed_paise bigint)) as sums
    where ${isToPost} order by created_at, id limit ${MOST_POSTED_TOGETHER}`.execute(db)
  const shown: ImportToPost[] = []
  for (const {
    owed_paise,
    royalty_paise,
    has_left_out,
    has_month_by_name,
    sheets,
    compared,
    is_shown_again,
    ...row
  } of found.rows) {
    const reasons: Record<LookReason, boolean> = {
      left_out: has_left_out,
      sheets_left_out: countSheetsToAgree(sheets) > 0,
      month_by_name: has_month_by_name,
      typed_before: (await findTypedBefore(db, row.id)).length > 0,
      revisions: await hasRevisions(db, row.id),
      lacking: lacksRows(compared),
      overlaps: await hasOverlaps(db, row.id),
      over_a_change: await hasChanges(db, row.id),
      without_sale: (await countWithoutSale(db, row.id)) > 0,
      shown_again: is_shown_again,
    }
    shown.push({
      ...row,
      owed: owed_paise === null ? null : toRupees(paise(owed_paise)),
      royalty: toRupees(paise(royalty_paise)),
      look_at: lookReasons.filter((reason) => reasons[reason]),
    })
  }
  return shown
}

/**
 * Has several imports posted as they were looked at, or none of them.
 * @throws Refusal conflict when one has changed or is gone, or somebody must look at it by itself.
 */
export async function askToPostSeveral(
  tx: Tx,
  imports: readonly { id: number; version: number }[],
): Promise<void> {
  // In one order, so that two who press together wait for each other.
  for (const { id, version } of imports.toSorted((one, other) => one.id - other.id)) {
    const found = await tx
      .selectFrom('sales_imports')
      .select(['id', 'version', 'shown_again_at', hasMonthByName.as('has_month_by_name')])
      .where('id', '=', id)
      .where(isToPost)
      .forUpdate()
      .executeTakeFirst()
    if (found?.version !== version || found.shown_again_at !== null || found.has_month_by_name)
      throw new Refusal('conflict', salesImportMessages.changedMeanwhile)
    if (await hasRevisions(tx, id)) throw new Refusal('conflict', salesImportMessages.changedMeanwhile)
    await askToPost(tx, id, { version })
  }
}
