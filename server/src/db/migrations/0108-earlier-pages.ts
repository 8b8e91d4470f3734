import { type Kysely, sql } from 'kysely'

/**
 * Pages that others have taken the place of stay where somebody may ask what has changed since. A comment is pinned by how much of its
 * page stands before it, and it is noted where that stands on the newest pages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table earlier_interiors (
      version_id integer not null references submission_versions on delete cascade,
      file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
      file_key text not null unique check (file_key ~ '^interiors/[0-9a-f-]{36}$'),
      file_bytes integer not null check (file_bytes > 0),
      set_at timestamptz not null,
      replaced_at timestamptz not null default clock_timestamp(),
      page_starts jsonb check (jsonb_typeof(page_starts) = 'array'),
      -- None where they were set before the text of pages was kept.
      page_texts jsonb not null check (jsonb_typeof(page_texts) = 'array'),
      has_text boolean generated always as (page_texts <> '[]') stored,
      primary key (version_id, file_sha256),
      check (replaced_at >= set_at)
    )`.execute(db)
  await sql`alter table proof_comments
      add column letters_before integer check (letters_before between 0 and 1000),
      add check (x is not null or letters_before is null)`.execute(db)
  await sql`drop trigger record_change on proof_comments`.execute(db)
  // How far down its page a place stands says about as much.
  await sql`update proof_comments set letters_before = y`.execute(db)
  await sql`
    select audit_table('proof_comments', ignored => array['letters_before', 'file_sha256', 'x', 'y'],
      part_of => 'submissions', part_key => 'submission_id')`.execute(db)
  await sql`alter table proof_comments drop column quote`.execute(db)
  await sql`
    create table carried_comments (
      comment_id integer primary key references proof_comments on delete cascade,
      file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
      page integer not null check (page between 1 and 10000),
      -- Null: the page as a whole.
      letters_before integer check (letters_before between 0 and 1000),
      is_there boolean not null
    )`.execute(db)
}
