import type { Database } from '@panai/server/db/database'
import { sql } from 'kysely'
import type { Canaries } from '../cast/canaries.ts'
import type { Findings } from './findings.ts'

/** Goes through every row of every table, the audit and the outbox among them: no secret may stand there as it was given out. */
export async function judgeStored(db: Database, findings: Findings, canaries: Canaries): Promise<void> {
  const secrets = canaries.neverStored()
  const { rows } = await sql<{ schema: string; table: string }>`
    select table_schema as schema, table_name as table from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  for (const { schema, table } of rows) {
    const found = await sql<{ text: string }>`
      select distinct secret.text from ${sql.table(`${schema}.${table}`)} as stored
      join unnest(${secrets.map(({ text }) => text)}::text[]) as secret (text) on position(secret.text in stored::text) > 0`.execute(
      db,
    )
    for (const { text } of found.rows) {
      const name = secrets.find((one) => one.text === text)?.name
      findings.add('leaks', `the table ${table} has the ${name}`)
    }
  }
  console.log(`${secrets.length} secrets looked for in ${rows.length} tables`)
}
