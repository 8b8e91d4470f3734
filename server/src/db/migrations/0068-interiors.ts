import { type Kysely, sql } from 'kysely'

const sizes = [
  '5 X 7 in',
  '5 X 8 in',
  '5.5 X 8.5 in',
  '6 X 9 in',
  '7 X 9 in',
  '8 X 11 in',
  '8.5 X 8.5 in',
  'A4',
]

/**
 * A version of a manuscript as it was set for print: the file in one size, and how many pages it has in each, or why it could not be
 * set. A version without a row waits, or is none that is set.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interiors (
      version_id integer primary key references submission_versions on delete cascade,
      set_at timestamptz not null default clock_timestamp(),
      problem text check (problem in ('heavy', 'broken')),
      trim_size text check (trim_size in (${sql.raw(sizes.map((size) => `'${size}'`).join(', '))})),
      file_key text unique check (file_key ~ '^interiors/[0-9a-f-]{36}$'),
      file_bytes integer check (file_bytes > 0),
      page_counts jsonb check (jsonb_typeof(page_counts) = 'object'),
      check (num_nulls(trim_size, file_key, file_bytes, page_counts) in (0, 4)),
      check ((problem is null) <> (file_key is null)),
      check (page_counts is null or page_counts ? trim_size)
    )`.execute(db)
}
