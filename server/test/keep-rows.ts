import type pg from 'pg'

/** Which rows each table has that has any, by where they lie and which transaction wrote them: a row that is written anew is another. */
export type Versions = Readonly<Record<string, string>>

/** After so many times dead rows are swept out, which every reading has to step over. */
const TIMES_UNSWEPT = 10

export type KeptRows = {
  versions(): Promise<Versions>
  /** Makes the tables what they were at first: in a fraction of the time of a new database. Numbers go on where they stand. */
  putBack(): Promise<void>
}

/** Keeps what is in the tables of a database now, for a test that begins again and again. */
export async function keepRows(pool: pg.Pool): Promise<KeptRows> {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(`
    select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' group by relname order by relname`)
  await pool.query('create schema kept')
  for (const { name } of tables) await pool.query(`create table kept."${name}" as table public."${name}"`)
  const rowsOfAll = tables.map(({ name }) => `select tableoid, ctid, xmin from public."${name}"`)
  const looking = {
    name: 'versions of rows',
    text: `
      select tableoid::regclass::text as name, concat(count(*), ' rows, ', bit_xor(hashtextextended(concat(ctid, xmin), 0))) as versions
      from (${rowsOfAll.join(' union all ')}) as every group by tableoid order by 1`,
  }
  const versions = async (): Promise<Versions> => {
    const { rows } = await pool.query<{ name: string; versions: string }>(looking)
    return Object.fromEntries(rows.map((row) => [row.name, row.versions]))
  }
  let kept = await versions()
  const unswept = new Set<string>()
  let times = 0
  return {
    versions,
    async putBack() {
      const now = await versions()
      const changed = tables.filter(({ name }) => now[name] !== kept[name])
      const statements = changed.map(
        ({ name, columns }) => `
          delete from public."${name}";
          insert into public."${name}" (${columns}) overriding system value select ${columns} from kept."${name}";`,
      )
      // Rows that may only be added to are taken out all the same.
      await pool.query(`begin; set local session_replication_role = replica; ${statements.join('')} commit`)
      for (const { name } of changed) unswept.add(`"${name}"`)
      times += 1
      if (times % TIMES_UNSWEPT === 0 && unswept.size > 0) {
        await pool.query(`vacuum ${[...unswept].join(', ')}`)
        unswept.clear()
      }
      kept = await versions()
    },
  }
}
