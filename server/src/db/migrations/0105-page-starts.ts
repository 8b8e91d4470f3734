import { type Kysely, sql } from 'kysely'

/** Where in the text each page of a print file begins; null where there is no file, or where it was set before this was asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interiors
      add column page_starts jsonb check (jsonb_typeof(page_starts) = 'array'),
      add constraint interiors_page_starts_of_file_check check (page_starts is null or file_key is not null)`.execute(
    db,
  )
}
