import { type Kysely, sql } from 'kysely'

const problems = ['doc', 'broken', 'empty', 'heavy']

/** What the check of each version of a manuscript found, or why it could not be checked. A version without a row waits for its check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table manuscript_checks (
      version_id integer primary key references submission_versions on delete cascade,
      checked_at timestamptz not null default clock_timestamp(),
      problem text check (problem in (${sql.raw(problems.map((problem) => `'${problem}'`).join(', '))})),
      report jsonb check (jsonb_typeof(report) = 'object'),
      check ((problem is null) <> (report is null))
    )`.execute(db)
}
