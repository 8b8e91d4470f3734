import type { CloseFound } from '@panai/contract/accounting/staff/month-close'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { hasWaiting, isToMap, isToPost } from '../imports/show-import.ts'

type OpenRows = Omit<CloseFound['open_rows'], 'state'>

/** What of the files that begin in a month (`2026-10`) or before is not posted, as it was counted with each of them. */
export async function countOpenRows(db: Database, month: string): Promise<OpenRows> {
  const isOfMonth = sql<SqlBool>`
    (covers_from is null or covers_from < ${`${month}-01`}::date + interval '1 month')`
  const [files_to_map, files_to_post, { rows: waiting }] = await Promise.all([
    // Nobody knows yet which days these are of.
    countFiles(db, isToMap),
    countFiles(db, sql<SqlBool>`${isToPost} and ${isOfMonth}`),
    sql<OpenRows['waiting'][number]>`
      select waits_for, sum(rows)::integer as rows, count(distinct sales_imports.id)::integer as files
      from sales_imports, jsonb_to_recordset(totals) as counted(state text, waits_for text, rows bigint)
      where ${hasWaiting} and ${isOfMonth} and counted.state = 'waiting'
      group by waits_for order by rows desc, waits_for`.execute(db),
  ])
  return { files_to_map, files_to_post, waiting }
}

async function countFiles(db: Database, those: RawBuilder<SqlBool>): Promise<number> {
  const found = await db
    .selectFrom('sales_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(those)
    .executeTakeFirstOrThrow()
  return found.count
}
