import { type Kysely, sql } from 'kysely'

/** What stands on each page of a print file, to be read; none of files that were set before it was kept. It goes with the file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_texts (
      version_id integer not null references interiors on delete cascade,
      page integer not null check (page > 0),
      label text check (length(label) between 1 and 20),
      parts jsonb not null check (jsonb_typeof(parts) = 'array'),
      primary key (version_id, page)
    )`.execute(db)
}
