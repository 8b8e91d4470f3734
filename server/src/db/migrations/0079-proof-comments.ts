import { type Kysely, sql } from 'kysely'

/**
 * Comments on places of the printed pages are messages of the conversation about the book. One is pinned to a page of exactly one file,
 * and to the words that stood there, by which newer pages are searched for its place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table proof_comments (
      id integer primary key references thread_messages on delete cascade,
      submission_id integer not null references submissions on delete cascade,
      version_id integer not null references submission_versions on delete cascade,
      file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
      page integer not null check (page between 1 and 10000),
      x integer check (x between 0 and 1000),
      y integer check (y between 0 and 1000),
      quote text not null check (length(quote) <= 200),
      closed_at timestamptz,
      check ((x is null) = (y is null))
    )`.execute(db)
  await sql`create index proof_comments_of on proof_comments (submission_id, id)`.execute(db)
  await sql`create index proof_comments_on on proof_comments (version_id)`.execute(db)
  // What was written stands in the message; that it was closed is written down as any change of the company's people.
  await sql`
    select audit_table('proof_comments', ignored => array['quote', 'file_sha256', 'x', 'y'],
      part_of => 'submissions', part_key => 'submission_id')`.execute(db)
  await sql`
    create table proof_answers (
      id integer primary key references thread_messages on delete cascade,
      comment_id integer not null references proof_comments on delete cascade
    )`.execute(db)
  await sql`create index proof_answers_of on proof_answers (comment_id, id)`.execute(db)
}
