import { type Kysely, sql } from 'kysely'

/**
 * How far a version of a manuscript has come on its way to a book: which steps are worked on since when, who waited behind it then, how
 * many sizes are set, and why one could not be done. A text too long for a size is told as that, with about how many pages it would have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table book_steps (
      version_id integer not null references submission_versions on delete cascade,
      step text not null check (step in ('check', 'interior', 'ebook', 'cover')),
      begun_at timestamptz not null default clock_timestamp(),
      ended_at timestamptz check (ended_at >= begun_at),
      behind integer[] not null check (array_position(behind, null) is null),
      sizes text[] not null default '{}' check (cardinality(sizes) <= 8 and array_position(sizes, null) is null),
      reason text check (length(reason) between 1 and 500),
      primary key (version_id, step),
      check (reason is null or ended_at is not null),
      check (cardinality(sizes) = 0 or step = 'interior')
    )`.execute(db)
  // What is under way, and how long the last ones took.
  await sql`create index book_steps_open on book_steps (step, begun_at desc) where ended_at is null`.execute(
    db,
  )
  await sql`
    create index book_steps_ended on book_steps (step, ended_at desc)
    where ended_at is not null and reason is null`.execute(db)
  await sql`
    alter table interiors
      drop constraint interiors_problem_check,
      drop constraint interiors_check,
      add column too_long jsonb check (jsonb_typeof(too_long) = 'object'),
      add constraint interiors_problem_check check (problem in ('heavy', 'broken', 'too_long')),
      add constraint interiors_file_check check (num_nulls(trim_size, file_key, file_bytes) in (0, 3)),
      add constraint interiors_pages_check check (
        (page_counts is not null) = (problem is not distinct from 'too_long' or file_key is not null)),
      add constraint interiors_too_long_told_check check (problem is distinct from 'too_long' or too_long is not null)`.execute(
    db,
  )
  await sql`alter table submissions add column made_again_at timestamptz`.execute(db)
}
