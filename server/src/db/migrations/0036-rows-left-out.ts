import { type Kysely, sql } from 'kysely'

/** Rows that a file left out since another one had them: they come back when that one is undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sale_lines_left_out on sale_lines (hash) where state = 'duplicate'`.execute(db)
}
