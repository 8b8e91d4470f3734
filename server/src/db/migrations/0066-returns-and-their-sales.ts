import { type Kysely, sql } from 'kysely'

/**
 * A return without a price takes back what its sale gave: the row of that sale. It is no foreign key, since a million rows that are
 * cancelled would each be looked for; it is a row of the same file, or one that is posted, and those stay. `lacks_sale`: none was found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_lines add column sale_line_id bigint check (sale_line_id <> id),
      add column lacks_sale boolean not null default false,
      add check (not (lacks_sale and sale_line_id is not null))`.execute(db)
  await sql`
    create index sale_lines_taken_back on sale_lines (sale_line_id) where sale_line_id is not null`.execute(
    db,
  )
  await sql`
    create index sale_lines_without_sale on sale_lines (import_id, id) where lacks_sale`.execute(db)
}
