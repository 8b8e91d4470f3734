import { type Kysely, sql } from 'kysely'

/**
 * The days within a row's own period from which on it earns something else than on the day before: a report of a month does not say how
 * many copies were sold before them. Rows of one day have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_lines add column changes_on text[] check (cardinality(changes_on) > 0)`.execute(db)
  await sql`
    create index sale_lines_over_a_change on sale_lines (import_id, id) where changes_on is not null`.execute(
    db,
  )
}
