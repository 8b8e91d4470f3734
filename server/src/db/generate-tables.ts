import { sql } from 'kysely'
import type { Database } from './database.ts'

type Column = {
  table: string
  column: string
  type: string
  nullable: boolean
  generated: boolean
  defaulted: boolean
  /** The condition of a check on this column alone that names its values; null where there is none. */
  listed: string | null
}

const typeOf: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  date: 'string',
  bool: 'boolean',
  timestamptz: 'Timestamp',
  _text: 'string[]',
  _int4: 'number[]',
  jsonb: 'Json',
  uuid: 'string',
}

/** The TypeScript types of the tables as the database has them. @throws Error for a column type that it does not know. */
export async function generateTables(db: Database): Promise<string> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
           a.attidentity = 'a' as generated, a.atthasdef as defaulted,
           (select pg_get_constraintdef(k.oid) from pg_constraint k
            where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
              and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[|<@ ARRAY\\[') as listed
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely_%'
    order by c.relname collate "C", a.attnum`.execute(db)

  const tables = Map.groupBy(rows, (row) => row.table)
  const blocks = [...tables].map(([table, columns]) => {
    const fields = columns.map((column) => `    ${column.column}: ${columnType(column)}`)
    return `  ${table}: {\n${fields.join('\n')}\n  }`
  })
  return [
    '// Made from the database by `npm run db:types`. Do not edit.',
    "import type { ColumnType, GeneratedAlways } from 'kysely'",
    '',
    'type Timestamp = ColumnType<Date, Date | string, Date | string>',
    '/** Read as what it means, written as text. */',
    'type Json = ColumnType<unknown, string, string>',
    'type Defaulted<T> =',
    '  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>',
    '',
    `export type Tables = {\n${blocks.join('\n')}\n}`,
    '',
  ].join('\n')
}

function columnType({ table, column, type, nullable, generated, defaulted, listed }: Column): string {
  const known = (listed === null ? null : unionOf(listed)) ?? typeOf[type]
  if (!known) throw new Error(`no TypeScript type is known for ${type} (${table}.${column})`)
  const base = nullable ? `${known} | null` : known
  if (generated) return `GeneratedAlways<${base}>`
  return defaulted ? `Defaulted<${base}>` : base
}

/**
 * Of `CHECK ((role = ANY (ARRAY['author'::text, 'admin'::text])))` the values in the order of the check; of a column of lists, which says
 * `formats <@ ARRAY[…]` among other conditions, a list of them. Null for a check that also allows something else.
 */
function unionOf(check: string): string | null {
  const one = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check)?.[1]
  const several = check.includes(' OR ') ? undefined : /\w+ <@ ARRAY\[(.*?)\]/.exec(check)?.[1]
  const values = [...(one ?? several ?? '').matchAll(/'((?:[^']|'')*)'::text/g)]
  if (values.length === 0) return null
  const union = values.map(([, value = '']) => `'${value.replaceAll("''", "\\'")}'`).join(' | ')
  return one === undefined ? `(${union})[]` : union
}
