import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { countLines } from '../intake/count-lines.ts'
import { loadBooks } from '../matching/known-books.ts'
import { reconsider } from './reconsider.ts'

/** `rather`: the import that takes its place. */
type Undone = { undoneId: number; rather: number | null }

/**
 * Rows that other files left out because an import had them come back now that it is undone, each row once: in the file that brought it
 * first, or in the one that takes its place. They are checked again, and are new or wait; nothing is posted here.
 * @returns the import of each row that came back
 */
export async function bringBackDuplicates(tx: Tx, { undoneId, rather }: Undone): Promise<number[]> {
  const { rows } = await sql<Back>`
    with back as (
      select distinct on (other.hash) other.id, gone.raw
      from sale_lines as gone
      join sale_lines as other on other.hash = gone.hash and other.state = 'duplicate' and other.import_id <> gone.import_id
      join sales_imports on sales_imports.id = other.import_id and sales_imports.state in ('ready', 'posted')
      where gone.import_id = ${undoneId} and gone.state = 'undone'
        and not exists (
          select from sales where line_hash = gone.hash and line_hash is not null and reversed_by is null)
        and not exists (
          select from sale_lines as known
          where known.hash = gone.hash and known.state in ('waiting', 'estimate', 'nothing_due', 'not_ours', 'revised'))
      order by other.hash, (other.import_id = ${rather}::integer) is true desc, other.id)
    update sale_lines set state = 'waiting', raw = back.raw,
      waits_for = case when book_id is null then 'book' else 'terms' end
    from back where sale_lines.id = back.id
    returning sale_lines.id, import_id`.execute(tx)
  return lookAnew(tx, rows)
}

/**
 * Posted rows in whose place those of an import were that is undone: what they say holds again. A row of which a later file says something else
 * still is revised by that one, as is one of which the import in the place of the undone one says it; those of files that are undone too stay.
 */
export async function bringBackRevised(tx: Tx, { undoneId, rather }: Undone): Promise<number[]> {
  const { rows } = await sql<Back>`
    with back as (
      select gone.id, coalesce(later.import_id, instead.import_id) as later from sale_lines as gone
      join sales_imports on sales_imports.id = gone.import_id and sales_imports.state <> 'undone'
      left join lateral (
        select import_id from sale_lines as other
        where other.identity = gone.identity and other.state = 'posted' and other.import_id <> gone.import_id
        order by other.id limit 1) as later on true
      left join (select distinct identity, import_id from sale_lines where import_id = ${rather}::integer) as instead
        on instead.identity = gone.identity
      where gone.revised_by_id = ${undoneId} and gone.state = 'revised')
    update sale_lines set revised_by_id = later,
      state = case when later is null then 'waiting' else 'revised' end,
      waits_for = case when later is null then case when book_id is null then 'book' else 'terms' end end
    from back where sale_lines.id = back.id
    returning sale_lines.id, import_id`.execute(tx)
  return lookAnew(tx, rows)
}

type Back = { id: number; import_id: number }

/** Matches and checks rows that came back. @returns their imports. */
async function lookAnew(tx: Tx, rows: readonly Back[]): Promise<number[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  await matchAnew(tx, ids)
  const books = await loadBooks(tx)
  await reconsider(
    tx,
    sql<boolean>`id = any(${ids}::bigint[])`,
    ({ matchKey, ...line }) =>
      books.findByNumber(line) ?? (matchKey === null ? null : books.recall(matchKey)),
  )
  await leaveOutNotOurs(tx, ids)
  const imports = rows.map(({ import_id }) => import_id)
  for (const importId of new Set(imports)) await countLines(tx, importId)
  return imports
}

/** What was remembered and is forgotten since says nothing any more. */
async function matchAnew(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update sale_lines set book_id = null, matched_by = null, match_id = null, waits_for = 'book', match_key = sale_matches.key,
      format = case when format_by_match then null else sale_lines.format end, format_by_match = false
    from sale_matches
    where sale_lines.id = any(${[...ids]}::bigint[]) and sale_matches.id = match_id and forgotten_at is not null`.execute(
    tx,
  )
}

async function leaveOutNotOurs(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update sale_lines set state = 'not_ours', waits_for = null, matched_by = 'remembered', match_id = sale_matches.id
    from sale_matches
    where sale_lines.id = any(${[...ids]}::bigint[]) and sale_lines.state = 'waiting' and waits_for = 'book'
      and key = match_key and sale_matches.book_id is null and forgotten_at is null`.execute(tx)
}
