import { paise, toRupees } from '@panai/contract/money/money'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { ComparedFile } from '../posting/compare-files.ts'

type Shown = SalesImport['compared']
const MOST = 100

/** Whether somebody has to decide what becomes of rows of earlier files. @param compared as `compareFiles` keeps it */
export function lacksRows(compared: unknown): boolean {
  return ((compared ?? []) as ComparedFile[]).some(({ lacking }) => lacking > 0)
}

/** The posted files of days that an import covers, of its channels, with what it has of each. */
export async function listCompared(db: Database | Tx, importId: number): Promise<Shown> {
  const own = await db
    .selectFrom('sales_imports')
    .select('compared')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  const compared = new Map(((own.compared ?? []) as ComparedFile[]).map((file) => [file.import_id, file]))
  const { rows } = await sql<
    Pick<Shown[number], 'import_id' | 'file_name' | 'covers_from' | 'covers_to' | 'posted'>
  >`
    select other.id as import_id, other.file_name, other.covers_from, other.covers_to, posted
    from sales_imports as own join sales_imports as other on other.state = 'posted' and other.id <> own.id and other.kind = 'file'
      and other.covers_to >= own.covers_from and other.covers_from <= own.covers_to
      and (other.channel = own.channel or other.channel is null or own.channel is null)
    cross join lateral (
      select coalesce(sum(rows), 0)::integer as posted from jsonb_to_recordset(other.totals) as counted(state text, rows bigint)
      where state = 'posted') as sums
    where own.id = ${importId} and posted > 0
    order by other.id = any(${[...compared.keys()]}::integer[]) desc, other.id limit ${MOST}`.execute(db)
  const named = await nameRows(
    db,
    rows.flatMap(({ import_id }) => compared.get(import_id)?.lacking_ids ?? []),
  )
  return rows.map((file) => {
    const found = compared.get(file.import_id)
    return {
      ...file,
      same: found?.same ?? 0,
      revised: found?.revised ?? 0,
      lacking: found?.lacking ?? 0,
      lacking_copies: found?.lacking_copies ?? 0,
      lacking_royalty: toRupees(paise(found?.lacking_paise ?? 0)),
      named: (found?.lacking_ids ?? []).flatMap((id) => named.get(id) ?? []),
    }
  })
}

type Named = Shown[number]['named'][number]

async function nameRows(db: Database | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Named>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Omit<Named, 'royalty'> & { paise: number }>`
    select line.id, sheet, row_number as row, books.title as book_title, order_id, period_from::text, period_to::text, units as copies,
      (select coalesce(sum(royalty_paise), 0) from sales where line_id = line.id and reversed_by is null)::bigint as paise
    from sale_lines as line left join books on books.id = book_id
    where line.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(
    rows.map(({ paise: royalty, ...row }) => [row.id, { ...row, royalty: toRupees(paise(royalty)) }]),
  )
}
