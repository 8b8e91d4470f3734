import type { Database } from '@panai/server/db/database'
import { sql } from 'kysely'

/** Leaves whatever it stands in, and says so when it runs. The short one is for where there is little room. */
const scripts = [
  ' "\'></title></textarea></script><img data-attack src=x onerror=ran()><script data-attack>ran()</script>',
  '"><img data-attack src=x onerror=ran()>',
]
/** What the program itself reads and people don't write. */
export const readByTheProgram =
  /hash|key|token|nonce|digest|secret|mark|slug|status|state$|kind|role|language|email|search|network|channel|format|genre|currency$/

/** Writes scripts behind every stored text, past every rule of the doors. @returns in how many columns it could. */
export async function poisonTexts(db: Database): Promise<number> {
  const { rows } = await sql<{ table: string; column: string }>`
    select columns.table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' and is_generated = 'NEVER'
    order by 1, 2`.execute(db)
  let poisoned = 0
  for (const { table, column } of rows.filter(
    (row) => !readByTheProgram.test(row.column) && !readByTheProgram.test(row.table),
  ))
    if (await poison(db, table, column)) poisoned += 1
  return poisoned
}

/** A rule of the database may have something against it: then it can't be there. */
async function poison(db: Database, table: string, column: string): Promise<boolean> {
  for (const script of scripts) {
    const done = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = coalesce(${sql.ref(column)}, '') || ${script}`
      .execute(db)
      .catch(() => null)
    if (done !== null && Number(done.numAffectedRows ?? 0) > 0) return true
  }
  return false
}
