import { type Kysely, sql } from 'kysely'

/**
 * Of a row that several authors share, the first sale counts for the company: whoever posts asks for each sale whether there is an
 * earlier one of the same row and journal. With an index on all of that the answer is one look, also where the planner has not
 * counted the sales yet and would otherwise read the whole journal for each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sales_of_row on sales (line_id, journal_id, id) where line_id is not null`.execute(
    db,
  )
  await sql`drop index sales_by_line`.execute(db)
}
