import { type Kysely, sql } from 'kysely'

/** The Word file of today that was made of one of the old kind, beside it; `text_key` is the one whose text is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table submission_versions
      add column converted_key text unique check (converted_key ~ '^converted/[0-9a-f-]{36}$'),
      add check (converted_key is null or manuscript_kind = 'doc'),
      add column text_key text generated always as (
        case manuscript_kind when 'docx' then manuscript_key else converted_key end) stored`.execute(db)
}
