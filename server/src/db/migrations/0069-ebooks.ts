import { type Kysely, sql } from 'kysely'

/**
 * A version of a manuscript as an e-book, or why there is none: `faulty` is one that was made and has errors. A version without a row
 * waits, or is none of which e-books are made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ebooks (
      version_id integer primary key references submission_versions on delete cascade,
      made_at timestamptz not null default clock_timestamp(),
      problem text check (problem in ('heavy', 'broken', 'faulty')),
      file_key text unique check (file_key ~ '^ebooks/[0-9a-f-]{36}$'),
      file_bytes integer check (file_bytes > 0),
      check (num_nulls(file_key, file_bytes) in (0, 2)),
      check ((problem is null) <> (file_key is null))
    )`.execute(db)
}
