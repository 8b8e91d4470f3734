import { type Kysely, sql } from 'kysely'

/**
 * What authors and editors have changed in what a version of a manuscript reads as; its file stays as it was sent. One about each place.
 * Each change makes another revision of the version's text, and what was made of an older one is made anew. Manuscripts that can still
 * be edited are checked once more, since their checks offer no edits yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table submission_versions
      add column text_revision integer not null default 0 check (text_revision >= 0)`.execute(db)
  await sql`alter table manuscript_checks add column text_revision integer not null default 0`.execute(db)
  await sql`
    update manuscript_checks set text_revision = -1
    from submission_versions as version join submissions on submissions.id = version.submission_id
    where version.id = version_id and version.manuscript_kind = 'docx' and status <> 'published'
      and not exists (
        select from submission_versions as newer
        where newer.submission_id = version.submission_id and newer.number > version.number)`.execute(db)
  await sql`
    create table text_edits (
      version_id integer not null references submission_versions on delete cascade,
      place text not null check (length(place) between 1 and 200),
      submission_id integer not null references submissions on delete cascade,
      edit jsonb not null check (jsonb_typeof(edit) = 'object'),
      account_id integer references accounts on delete set null,
      made_at timestamptz not null default clock_timestamp(),
      primary key (version_id, place)
    )`.execute(db)
  await sql`create index text_edits_of on text_edits (submission_id)`.execute(db)
  await sql`create index text_edits_by on text_edits (account_id) where account_id is not null`.execute(db)
  await sql`
    select audit_table('text_edits', ignored => array['edit', 'made_at', 'account_id'],
      part_of => 'submissions', part_key => 'submission_id')`.execute(db)
}
