import { type Kysely, sql } from 'kysely'

/**
 * The cover of a version whose inside is set: the file for the press and its front as a picture, or why there is none, and of what it was
 * made. A version without a row waits, or has no inside; one whose records say something else by now is made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table covers (
      version_id integer primary key references submission_versions on delete cascade,
      made_at timestamptz not null default clock_timestamp(),
      made_of jsonb not null check (jsonb_typeof(made_of) = 'object'),
      problem text check (problem in ('heavy', 'broken')),
      file_key text unique check (file_key ~ '^covers/[0-9a-f-]{36}$'),
      file_bytes integer check (file_bytes > 0),
      front_key text unique check (front_key ~ '^covers/[0-9a-f-]{36}$'),
      front_bytes integer check (front_bytes > 0),
      is_drawn boolean,
      findings jsonb check (jsonb_typeof(findings) = 'array'),
      check (num_nulls(file_key, file_bytes, front_key, front_bytes, is_drawn, findings) in (0, 6)),
      check ((problem is null) <> (file_key is null))
    )`.execute(db)
}
