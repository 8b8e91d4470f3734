import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { goBySeeks } from './go-by-seeks.ts'
import { lookAtReturns, nameOf } from './returns-anew.ts'
import type { Succession } from './successions.ts'

/** What an import has of the posted rows of an earlier file, of its own days. Of those that it lacks the first are named. */
export type ComparedFile = {
  import_id: number
  same: number
  revised: number
  lacking: number
  lacking_copies: number
  /** Royalty of all authors, in paise. */
  lacking_paise: number
  lacking_ids: readonly number[]
  /** What becomes of posted returns when all that files lack is taken back; null: nothing. */
  returns?: string | null
}

const MOST_NAMED = 200

/**
 * Compares an import with the earlier files of which it has rows again, to the letter or revised, and keeps that with it. A row that the earlier
 * file has on days of this one, and this one lacks, may be cancelled, or corrected so far that it looks like another sale. Once the import is
 * posted, that stays as it was decided.
 */
export async function compareFiles(tx: Tx, importId: number): Promise<void> {
  const { compared } = await findCompared(tx, importId)
  await keepCompared(tx, importId, compared)
}

export async function keepCompared(
  tx: Tx,
  importId: number,
  compared: readonly ComparedFile[],
): Promise<void> {
  await sql`
    update sales_imports set compared = ${JSON.stringify(compared)}::jsonb where id = ${importId} and posted_at is null`.execute(
    tx,
  )
}

/** The same, only looked at. @returns whether the import lacks other rows than it did */
export async function findCompared(
  tx: Tx,
  importId: number,
): Promise<{ compared: ComparedFile[]; isChanged: boolean }> {
  const compared = await compare(tx, importId)
  const { posted_at, compared: kept } = await tx
    .selectFrom('sales_imports')
    .select(['posted_at', 'compared'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  const before = lackingOf((kept ?? []) as ComparedFile[]) // as keepCompared keeps it
  return { compared, isChanged: posted_at === null && before !== lackingOf(compared) }
}

function lackingOf(files: readonly ComparedFile[]): string {
  const lacking = files.filter((file) => file.lacking > 0)
  return JSON.stringify(
    lacking.map((file) => [
      file.import_id,
      file.lacking,
      file.lacking_copies,
      file.lacking_paise,
      file.lacking_ids,
      file.returns ?? null,
    ]),
  )
}

async function compare(tx: Tx, importId: number): Promise<ComparedFile[]> {
  await goBySeeks(tx, true)
  const { rows } = await sql<Pick<ComparedFile, 'import_id' | 'same' | 'revised'>>`
    select import_id, (count(distinct id) filter (where is_same))::integer as same,
      (count(distinct id) filter (where not is_same))::integer as revised
    from (
      select line.import_id, line.id, true as is_same
      from sale_lines as own join sales on sales.line_hash = own.hash and reversed_by is null join sale_lines as line on line.id = sales.line_id
      where own.import_id = ${importId} and own.state = 'duplicate'
      union all
      select line.import_id, line.id, false
      from sale_lines as own join sale_lines as line on line.id = own.revises_line_id and line.state = 'posted'
      where own.import_id = ${importId} and own.revises_line_id is not null and own.state = 'new') as shared
    group by import_id order by import_id`.execute(tx)
  const found: ComparedFile[] = []
  for (const file of rows) found.push({ ...file, ...(await sumLacking(tx, importId, file.import_id)) })
  const earlierIds = found.filter(({ lacking }) => lacking > 0).map(({ import_id }) => import_id)
  const lost = await lackingSales(tx, await lackingOfFiles(tx, importId, earlierIds))
  await goBySeeks(tx, false)
  const returns = lost.length === 0 ? [] : await lookAtReturns(tx, importId, { successions: lost })
  const name = returns.length === 0 ? null : nameOf(returns)
  return found.map((file) => (file.lacking > 0 ? { ...file, returns: name } : file))
}

/** The posted rows of these files that lie on days of an import, and that it has neither to the letter nor revised. */
const lackingRows = (importId: number, earlierIds: readonly number[]) => sql`
  select other.id, other.units from sale_lines as other, sales_imports as own
  where own.id = ${importId} and other.import_id = any(${[...earlierIds]}::integer[]) and other.state = 'posted'
    and other.period_from >= own.covers_from and other.period_to <= own.covers_to
    and not exists (
      select from sale_lines as same where same.hash = other.hash and same.state = 'duplicate' and same.import_id = ${importId})
    and not exists (select from sale_lines as now where now.import_id = ${importId} and now.revises_line_id = other.id)`

async function sumLacking(tx: Tx, importId: number, earlierId: number) {
  const { rows } = await sql<Omit<ComparedFile, 'import_id' | 'same' | 'revised'>>`
    with lacking as materialized (${lackingRows(importId, [earlierId])})
    select count(*)::integer as lacking, coalesce(sum(units), 0)::integer as lacking_copies,
      coalesce((select sum(royalty_paise) from lacking join sales on line_id = lacking.id and reversed_by is null), 0)::bigint as lacking_paise,
      to_jsonb(array(select id from lacking order by id limit ${MOST_NAMED})) as lacking_ids
    from lacking`.execute(tx)
  return rows[0] ?? { lacking: 0, lacking_copies: 0, lacking_paise: 0, lacking_ids: [] }
}

/** What the import takes back of earlier files when it is posted, as somebody decided. */
export async function findLackingToTakeBack(tx: Tx, importId: number): Promise<number[]> {
  const { takes_back_lacking } = await tx
    .selectFrom('sales_imports')
    .select('takes_back_lacking')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  return takes_back_lacking ? findLacking(tx, importId) : []
}

/** The rows of earlier files that an import lacks, before somebody has decided what becomes of them. */
export async function findLacking(db: Database | Tx, importId: number): Promise<number[]> {
  const { compared } = await db
    .selectFrom('sales_imports')
    .select('compared')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  const files = (compared ?? []) as ComparedFile[] // as compareFiles keeps them
  const earlierIds = files.filter(({ lacking }) => lacking > 0).map(({ import_id }) => import_id)
  return lackingOfFiles(db, importId, earlierIds)
}

async function lackingOfFiles(
  db: Database | Tx,
  importId: number,
  earlierIds: readonly number[],
): Promise<number[]> {
  if (earlierIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`${lackingRows(importId, earlierIds)} order by other.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Those rows of which posted returns have taken copies back; nothing comes in their place. */
export async function lackingSales(db: Database | Tx, lineIds: readonly number[]): Promise<Succession[]> {
  if (lineIds.length === 0) return []
  const { rows } = await sql<{ gone: number }>`
    select distinct sale_id as gone from returned_copies join sale_lines as back on back.id = return_id
    where sale_id = any(${[...lineIds]}::bigint[]) and back.state = 'posted' and back.id <> all(${[...lineIds]}::bigint[])
    order by gone`.execute(db)
  return rows.map(({ gone }) => ({ gone, successor: null }))
}
