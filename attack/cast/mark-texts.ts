import type { Database } from '@panai/server/db/database'
import { sql } from 'kysely'
import { OWNERS } from './bands.ts'
import { readByTheProgram } from './poison-texts.ts'

/**
 * Writes the mark behind every text of the owner's that no visitor is shown: into every table but those whose changes are told to all
 * nodes as changes of public content. So a table that is added is watched without a word about it. @returns into how many columns
 */
export async function markTexts(db: Database, mark: string): Promise<number> {
  const { rows } = await sql<{ table: string; column: string }>`
    select columns.table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' and is_generated = 'NEVER'
      and exists (select from information_schema.columns as key where key.table_schema = columns.table_schema
        and key.table_name = columns.table_name and key.column_name = 'id' and key.data_type in ('integer', 'bigint'))
      and not exists (select from information_schema.triggers
        where event_object_table = columns.table_name and trigger_name like 'announce_%')
    order by 1, 2`.execute(db)
  let marked = 0
  for (const { table, column } of rows.filter((row) => !readByTheProgram.test(row.column)))
    if (await markColumn(db, table, column, mark)) marked += 1
  return marked
}

/** A rule of the database may have something against it. */
async function markColumn(db: Database, table: string, column: string, mark: string): Promise<boolean> {
  const done = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} || ${` ${mark}`}
    where id > ${OWNERS.first} and id < ${OWNERS.last} and ${sql.ref(column)} is not null`
    .execute(db)
    .catch(() => null)
  return done !== null && Number(done.numAffectedRows ?? 0) > 0
}
