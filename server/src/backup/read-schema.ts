import type { ClientBase } from 'pg'
import type { SequencePart } from './manifest.ts'

export type Table = { name: string; columns: string[]; is_kept: boolean }

/** What belongs to an extension is made by it, not by us. */
const notOfExtension = (catalogue: string, id: string) =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${id} and deptype = 'e')`

const ours = `relnamespace = 'public'::regnamespace and ${notOfExtension('pg_class', 'c.oid')}`

/**
 * Every table by name with the columns that are stored and not computed. `is_kept` is false for one that PostgreSQL itself forgets
 * after a crash (unlogged): counters of the last minutes, which no backup holds.
 */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, c.relpersistence = 'p' as is_kept,
      array(
        select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns
    from pg_class c where relkind in ('r', 'p') and not relispartition and ${ours} order by relname`)
  return rows
}

/** Where the numbers of each identity stand. Numbers are given out past every transaction: they may be ahead of the rows, never behind. */
export async function listSequences(client: ClientBase): Promise<SequencePart[]> {
  const { rows: found } = await client.query<{ name: string }>(
    `select relname as name from pg_class c where relkind = 'S' and ${ours} order by relname`,
  )
  const sequences: SequencePart[] = []
  for (const { name } of found) {
    const { rows } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from ${client.escapeIdentifier(name)}`,
    )
    sequences.push(...rows.map((row) => ({ name, ...row })))
  }
  return sequences
}

export type ForeignKey = { table: string; name: string; definition: string }

export async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select relname as table, conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = conrelid
    where contype = 'f' and conparentid = 0 and ${ours} order by relname, conname`)
  return rows
}

/** The statements that take away everything of ours, extensions excepted. */
export async function listDrops(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop %s if exists public.%I cascade',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, relname) as statement
    from pg_class c where relkind in ('r', 'p', 'v', 'm', 'S') and not relispartition and ${ours}
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i'))
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure)
    from pg_proc p where pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc', 'p.oid')}
    union all
    select format('drop type if exists public.%I cascade', typname)
    from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and ${notOfExtension('pg_type', 't.oid')}`)
  return rows.map(({ statement }) => statement)
}
