import type { Tables } from '@panai/server/db/tables.gen'
import { listPublishedBooks } from '@panai/server/features/catalogue/list-published-books'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Runs a search as the server does and explains each of its statements: time and the nodes that took most of it. */
export async function explainSearch(
  connection: pg.ClientConfig,
  filter: { q: string; page: number; per_page?: number },
): Promise<string[]> {
  const pool = new pg.Pool({ ...connection, max: 3 })
  const statements: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => void statements.push(event.query),
  })
  try {
    await listPublishedBooks(db, filter)
    const explained: string[] = []
    const questions = statements.filter(({ sql }) => /^\s*(select|with)\b/i.test(sql))
    for (const { sql, parameters } of questions) explained.push(await explain(pool, sql, [...parameters]))
    return explained
  } finally {
    await pool.end()
  }
}

async function explain(pool: pg.Pool, sql: string, parameters: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, costs off, timing off) ${sql}`,
    parameters,
  )
  const plan = rows.map((row) => row['QUERY PLAN'])
  return plan
    .filter((line) => /Scan|Removed|Limit|Sort Method|Execution Time|Planning Time/.test(line))
    .map((line) => line.replace(/^\s*(->)?\s*/, ''))
    .join(' | ')
}
